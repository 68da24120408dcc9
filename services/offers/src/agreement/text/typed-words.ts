/** What people typed, as an agreement shows it: no part of it may pass for the agreement's own words. */

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u
const unshown = /[\p{Cc}\s]+/gu
const closesIsolate = '\u2069'
const opensIsolate = /[\u2066-\u2068]/u
/** Letters of scripts that run from right to left, and the characters that turn a direction round. */
const directing =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A name, a title: on one line, and without the quotation marks that the agreement sets its own terms in. */
export const inOneLine = (typed: string): string => isolated(withoutMarks(typed.replace(unshown, ' ').trim()))

/** A longer text, line by line; each line goes into quotation marks of its own. */
export const quotedLines = (typed: string): string[] =>
  typed
    .split(lineBreak)
    .map((line) => inOneLine(line))
    .filter((line) => line !== '')
    .map((line) => `“${line}”`)

const withoutMarks = (text: string): string => text.replace(/[“„‟]/gu, '‘').replace(/”/gu, '’')

/** Text that runs from right to left, or turns round what it stands in, keeps its direction to itself. */
function isolated(text: string): string {
  if (!directing.test(text)) return text
  let open = 0
  const kept = [...text].filter((character) => {
    if (opensIsolate.test(character)) open++
    if (character !== closesIsolate) return true
    return open > 0 && open-- > 0
  })
  return `\u2068${kept.join('')}${closesIsolate.repeat(open)}\u2069`
}
