"""The running bot: settings, logs, clock and health check; `wiring` builds it, `supervisor` keeps it running."""
