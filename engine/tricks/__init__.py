"""What trick-taking games share: rankings, follow rules, playing out, sampling of unseen cards."""
