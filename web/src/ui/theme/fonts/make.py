"""Makes the faces of this folder from those of @fontsource-variable; README.md says how to run it."""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = Path(sys.argv[1])
HERE = Path(__file__).parent

PUNCTUATION = {0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203A}
SIGNS = {0x20AC, 0x2122, 0x2191, 0x2193, 0x2212}
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, *PUNCTUATION, *SIGNS}
EXTENDED = {*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E} - LATIN
FEATURES = ["liga", "pnum", "tnum", "lnum", "kern", "mark", "mkmk", "ccmp", "locl", "rvrn"]

# Of each face: its source, the axes that stay, and where on them its kerning is taken from.
FACES = {
    "newsreader": ("newsreader/files/newsreader-{}-opsz-normal", {"wght": 420, "opsz": (18, 60)}, {"wght": 420, "opsz": 28}),
    "newsreader-italic": ("newsreader/files/newsreader-{}-wght-italic", {"wght": 400}, {"wght": 400}),
    "instrument-sans": (
        "instrument-sans/files/instrument-sans-{}-wdth-normal",
        {"wght": (400, 600), "wdth": (84, 100)},
        {"wght": 500, "wdth": 100},
    ),
}


def subset_of(source: str, letters: set[int]) -> TTFont:
    font = TTFont(SOURCE / f"{source}.woff2")
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters & set(font.getBestCmap()))
    subsetter.subset(font)
    return font


def make(source: str, letters: set[int], axes: dict, kerned_at: dict, out: Path) -> None:
    font = instancer.instantiateVariableFont(subset_of(source, letters), axes)
    # Kerning that follows the axes would be a third of the file.
    still = instancer.instantiateVariableFont(subset_of(source, letters), kerned_at)
    for table in ("GPOS", "GDEF"):
        if table in still:
            font[table] = still[table]
    font.flavor = "woff2"
    font.save(out)
    print(out.name, out.stat().st_size)


for face, (source, axes, kerned_at) in FACES.items():
    for part, letters in (("latin", LATIN), ("latin-ext", EXTENDED)):
        make(source.format(part), letters, axes, kerned_at, HERE / f"{face}-{part}.woff2")
