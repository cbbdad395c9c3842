"""What stands for a person whose id is not kept."""

from bot.tables.person_hash import person_hash


def test_the_hash_of_a_person_is_the_hmac_of_their_id() -> None:
    # echo -n 123456789012345678 | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f
    expected = "5512926e1b071a888be99b2d0134da22532f533a11176ca0d1d19336da3087a2"
    assert person_hash(bytes(range(32)), 123456789012345678) == expected
