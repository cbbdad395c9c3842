"""The JSON objects in which Discord describes servers, people, messages and interactions."""
