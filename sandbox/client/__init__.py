"""The people's side: what their Discord clients let them do, and the web page that they use."""
