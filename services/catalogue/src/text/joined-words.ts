import { beginningOf, wordsOf } from '@storyright/contracts/vocabulary'

const LONGEST_WORD = 100
/** As much of a title, an author or a tag as is looked at. */
const MOST_WORDS = 40

const wordsIn = (folded: string): string[] => (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
const isInitial = (word: string) => /^\p{L}$/u.test(word)

/** A run of single letters together: of `m r james` it is `mr`. */
function initialsIn(words: string[]): string[] {
  const runs: string[] = []
  for (const [place, word] of words.entries()) {
    if (!isInitial(word)) continue
    if (place > 0 && isInitial(words[place - 1]!)) runs.push(`${runs.pop()}${word}`)
    else runs.push(word)
  }
  return runs.filter((run) => run.length > 1)
}

const pairsIn = (words: string[]): string[] => words.slice(1).map((word, place) => words[place]! + word)

/** The distinct words of some folded texts, and with a plus before them what neighbours in one text are together. */
export function joinedWords(texts: string[]): string[] {
  const together = texts.map(wordsIn).flatMap((words) => [...initialsIn(words), ...pairsIn(words)])
  const joined = together.map((word) => `+${beginningOf(word, LONGEST_WORD)}`)
  return [...new Set([...wordsOf(texts.join('\n')), ...joined])]
}

const MOST_SEARCHED = 12
/** A shorter beginning would find nearly everything. */
const SHORTEST_BEGINNING = 3

/**
 * The query over joined words for what was typed apart or together otherwise than it stands there: with one of the words as a joined
 * one (`moonstone` for "Moon Stone", `mr james` for "M. R. James"), or with two of them as one word ("moon stone" for "Moonstone", `m r
 * james` for "MR James"). `null` for a text in which nothing can be joined.
 */
export function joinedQuery(folded: string): string | null {
  const words = wordsIn(folded)
    .slice(0, MOST_SEARCHED)
    .map((word) => beginningOf(word, LONGEST_WORD))
  if (words.length === 0) return null
  const last = words.length - 1
  const lexeme = (word: string, isLast: boolean) =>
    isLast && word.replace('+', '').length >= SHORTEST_BEGINNING ? `'${word}':*` : `'${word}'`
  const either = (word: string, isLast: boolean) => `(${lexeme(word, isLast)} | ${lexeme(`+${word}`, isLast)})`
  const all = (terms: string[]) => `(${terms.join(' & ')})`
  // What begins with the word itself begins with it joined to its neighbour as well.
  const joined = (word: string, isLast: boolean) =>
    isLast ? `(${lexeme(`+${word}`, true)} & !'${word}':*)` : lexeme(`+${word}`, false)
  const asJoined = words.map((_joined, place) =>
    all(words.map((word, at) => (at === place ? joined(word, at === last) : either(word, at === last)))),
  )
  const asOne = runsOf(words).map(({ from, to }) => {
    const one = words.slice(from, to + 1).join('')
    const rest = words.flatMap((word, at) => (at < from || at > to ? [either(word, at === last)] : []))
    return all([lexeme(one, to === last), ...rest])
  })
  return [...asJoined, ...asOne].join(' | ')
}

/** What may be one word: two neighbours, or a run of initials. */
function runsOf(words: string[]): { from: number; to: number }[] {
  const pairs = words.slice(1).map((_word, place) => ({ from: place, to: place + 1 }))
  const initials: { from: number; to: number }[] = []
  for (const [place, word] of words.entries()) {
    if (!isInitial(word)) continue
    const run = initials.at(-1)
    if (run && run.to === place - 1) run.to = place
    else initials.push({ from: place, to: place })
  }
  return [...pairs, ...initials.filter(({ from, to }) => to - from > 1)]
}
