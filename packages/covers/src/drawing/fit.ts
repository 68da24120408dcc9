import { measure } from './metrics.ts'
import { wrap } from './wrap.ts'

export type Fitted = { size: number; lead: number; lines: string[] }
export type Box = { width: number; height: number; maxLines: number; top: number }

const sizes = [52, 46, 40, 36, 33, 30, 27.5, 25, 23, 21, 19, 17.5, 16, 14.5, 13, 12, 11, 10, 9, 8, 7, 6]

/** Sets a title as large as its box allows. */
export function fit(text: string, box: Box): Fitted {
  const words = breakLongWords(text, box.width)
  for (const size of sizes) {
    if (size > box.top) continue
    const lines = wrap(words, size, box.width)
    // The longest titles take as many lines as there is room for.
    if (!lines || (size > 11 && lines.length > box.maxLines)) continue
    const lead = size * (size > 26 ? 1.04 : 1.1)
    if (lines.length * lead <= box.height) return { size, lead, lines }
  }
  return { size: 12, lead: 13.2, lines: cutOff(words, box) }
}

// A word too long for the line even at 16 units is broken with a hyphen, in even parts.
function breakLongWords(text: string, width: number) {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const parts = Math.ceil(measure(word, 16) / (width * 0.96))
      if (parts < 2) return word
      const letters = Math.ceil(word.length / parts)
      return (word.match(new RegExp(`.{1,${letters}}`, 'gu')) ?? [word]).join('- ')
    })
    .join(' ')
}

// Only a text longer than any field allows comes here: it is cut at a word, or inside one.
function cutOff(text: string, { width, height, maxLines }: Box) {
  const many = Math.min(maxLines, Math.floor(height / 13.2))
  const cut = (line: string) => {
    let kept = line
    while (measure(`${kept}…`, 12) > width) kept = kept.slice(0, -1)
    return `${kept.trimEnd()}…`
  }
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)!
    const next = line ? `${line} ${word}` : word
    if (measure(next, 12) <= width) lines[lines.length - 1] = next
    else if (lines.length === many) {
      lines[lines.length - 1] = cut(next)
      break
    } else if (line) lines.push(measure(word, 12) <= width ? word : cut(word))
    else lines[0] = cut(word)
  }
  return lines
}
