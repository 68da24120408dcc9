const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u0060\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00ad\u200b-\u200d\ufeff]/g, ''],
  [/\s+/g, ' '],
]

/** Text without what a model changes when it copies: case, white space, typographic quotes and dashes. */
export const folded = (text: string): string =>
  alike
    .reduce((changed, [from, to]) => changed.replace(from, to), text.normalize('NFKC'))
    .toLowerCase()
    .trim()
