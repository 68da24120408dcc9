const LOOKED_AT = 20_000
const LONG = 240
/** What stands before a match. */
const LEAD = 60

/** The beginning of a Markdown text in plain words, or what stands around the first word that was found in it. */
export function excerptOf(markdown: string, found: readonly string[] = []): string {
  const words = plainOf(markdown)
  const first = Math.min(...found.map((word) => words.indexOf(word)).filter((place) => place >= 0))
  if (!Number.isFinite(first) || first < LONG - LEAD) return cut(words, 0)
  const from = words.lastIndexOf(' ', first - LEAD) + 1
  return `… ${cut(words, from || first)}`
}

/** Signs of structure are left out; what stands in them stays. */
const plainOf = (markdown: string) =>
  markdown
    .slice(0, LOOKED_AT)
    .replace(/^[ \t]*(?:>[ \t]?|#{1,6}[ \t]|[-+*][ \t]|\d{1,9}[.)][ \t])+/gm, '')
    .replace(/!?\[([^[\]\n]{0,200})\]\([^()\n]{0,2048}\)/g, '$1')
    .replace(/[*_~`]{1,3}(?=\S)|(?<=\S)[*_~`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function cut(words: string, from: number) {
  if (words.length - from <= LONG) return words.slice(from)
  const end = words.lastIndexOf(' ', from + LONG)
  return `${words.slice(from, end > from ? end : from + LONG)} …`
}
