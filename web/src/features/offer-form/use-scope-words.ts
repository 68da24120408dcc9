import { useEffect, useState } from 'react'

/** A book of rights in words. The package that reads it comes after the page; what nobody can read stays as it is. */
export function useScopeWords(scope: string | null): string | null {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    if (scope === null) return
    import('@storyright/rights').then(
      ({ describeBook, parseBook }) => {
        const { book } = parseBook(scope, { characters: Number.POSITIVE_INFINITY })
        setWords(book ? describeBook(book) : scope)
      },
      () => setWords(scope),
    )
  }, [scope])
  return scope === null ? null : words
}
