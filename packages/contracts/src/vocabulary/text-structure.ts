/** A text may be this long, and this much of it may be structure: more than anybody writes, and drawn within a tenth of a second. */
export const structureLimits = {
  length: 40_000,
  lines: 1_200,
  /** Quotes and lists in one another, at the beginning of one line. */
  depth: 12,
  /** Signs that may open or close something, in all and without an empty line between them. */
  signs: 4_000,
  signsTogether: 600,
  /** Of one piece without white space. */
  word: 4_000,
  /** Elements, and links among them, that come of it. */
  nodes: 3_000,
  links: 300,
  tableColumns: 20,
} as const

const signs = /[*_~`[\]<>!|&:@\\-]/g

/**
 * Whether a text can be drawn in bounded time. What cannot is a joke or an attack, whose parsing takes the square of its
 * length: it is shown as it was typed.
 */
export function isDrawable(text: string): boolean {
  if (text.length > structureLimits.length) return false
  if (count(text, signs) > structureLimits.signs) return false
  if (text.split(/\n[ \t>]*\n/).some((part) => count(part, signs) > structureLimits.signsTogether)) return false
  const lines = text.split(/[\n\r]/)
  return lines.length <= structureLimits.lines && lines.every(isShallow) && !longWord.test(text)
}

const longWord = new RegExp(`\\S{${structureLimits.word}}`)

/** Markers of quotes and lists may stand before one another; indented ones continue what is above. */
function isShallow(line: string): boolean {
  const [opening = ''] = line.match(/^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/) ?? []
  const markers = opening.replace(/\d+/g, '').replace(/[ \t]/g, '').length
  const indent = opening.length - markers
  return markers <= structureLimits.depth && indent <= structureLimits.depth * 8
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
