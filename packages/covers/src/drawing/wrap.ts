import { type Face, measure } from './metrics.ts'

const small = /^(a|an|and|the|of|or|in|on|to|at|by|for|with|from|its|her|his)$/i

type Best = { cost: number; lines: string[] }

/** Breaks into the fewest lines, then evens them out; never leaves "of the" at a line's end if it can help it. */
export function wrap(text: string, size: number, max: number, face: Face = 'serif'): string[] | undefined {
  const words = text.trim().split(/\s+/)
  const space = measure(' ', size, face)
  const widths = words.map((word) => measure(word, size, face))
  if (Math.max(...widths) > max) return undefined

  const best: (Best | undefined)[] = Array(words.length + 1)
  best[words.length] = { cost: 0, lines: [] }
  for (let first = words.length - 1; first >= 0; first--) {
    let length = -space
    for (let last = first; last < words.length; last++) {
      length += widths[last]! + space
      if (length > max) break
      const rest = best[last + 1]
      if (!rest) continue
      const ends = last === words.length - 1
      const slack = (max - length) / max
      const cost = rest.cost + 1.2 + slack * slack * (ends ? 0.55 : 1) + (!ends && small.test(words[last]!) ? 0.3 : 0)
      const known = best[first]
      if (!known || cost < known.cost) {
        best[first] = { cost, lines: [words.slice(first, last + 1).join(' '), ...rest.lines] }
      }
    }
  }
  return best[0]?.lines
}
