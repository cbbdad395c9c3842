"""The endurance run: `python -m tests.soak`. Many tables on a real connection, faults of every kind, and kill -9."""
