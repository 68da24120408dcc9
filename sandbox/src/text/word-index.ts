/** Finds documents by their words without looking at each of them. */
export interface WordIndex<Document> {
  all: readonly Document[]
  /** Those that have the rarest of the words, so all that have every one; all where no word is asked for. */
  candidates(words: readonly string[]): readonly Document[]
  /** Those that have any of the words, with how many of them they have. */
  countsOf(words: readonly string[]): Map<Document, number>
}

export function createWordIndex<Document>(
  all: readonly Document[],
  /** As `plain` writes it: so a text is taken apart once. */
  plainTextOf: (document: Document) => string,
): WordIndex<Document> {
  const places = new Map<string, Document[]>()
  for (const document of all)
    for (const word of new Set(plainTextOf(document).trim().split(' '))) {
      const known = places.get(word)
      if (known) known.push(document)
      else places.set(word, [document])
    }
  const having = (word: string): readonly Document[] => places.get(word) ?? []
  return {
    all,
    candidates: ([first, ...others]) =>
      first === undefined
        ? all
        : others.map(having).reduce((rarest, next) => (next.length < rarest.length ? next : rarest), having(first)),
    countsOf(words) {
      const counts = new Map<Document, number>()
      for (const word of new Set(words))
        for (const document of having(word)) counts.set(document, (counts.get(document) ?? 0) + 1)
      return counts
    },
  }
}
