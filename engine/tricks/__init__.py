"""What trick-taking games share: rankings, follow rules, hand options, sampling of unseen cards."""
