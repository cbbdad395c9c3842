"""The short rules say what the rule sheets say."""

import pytest

from bot.text.i18n import Localiser, Voice

SAID = Localiser(strict=True)
END = {
    "en": ("The match ends when the agreed total", "the higher total wins"),
    "de": ("Ist die abgemachte Punktzahl erreicht", "mehr"),
    "ja": ("ゲーム終了", "得点の多い"),
}
"""KLA-2.9, SCH-2.9: a deal can take both sides to the target; then the higher total wins."""


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("klaberjass", "en"),
        ("klaberjass", "de"),
        ("schieber", "en"),
        ("schieber", "de"),
        ("schieber", "ja"),
        ("klaberjass", "ja"),
    ],
)
def test_KLA_2_9_1_SCH_2_9_the_match_ends_at_the_target_and_the_higher_total_wins(game, language):
    overview = Voice(SAID, language).part(f"{game}-rules-overview", "goal")
    for words in END[language]:
        assert words in overview
