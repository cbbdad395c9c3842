"""What stands for a person whose id is not kept: an exclusion from a server, and a deletion, outlive all else."""

import hashlib
import hmac


def person_hash(key: bytes, user: int) -> str:
    """HMAC-SHA-256 of the id, in hexadecimal: it tells whether an id is theirs, not who they are."""
    return hmac.new(key, str(int(user)).encode(), hashlib.sha256).hexdigest()
