import { ink } from '../drawing/cloths.ts'
import type { Fitted } from '../drawing/fit.ts'
import { escaped, n } from '../drawing/svg.ts'
import { wrap } from '../drawing/wrap.ts'

type Anchor = 'start' | 'middle' | 'end'
type Look = { fill?: string; anchor?: Anchor }

// Sizes are attributes, not styles: the page's policy refuses style attributes in markup.
const text = (kind: string, size: number, { fill = ink, anchor = 'start' }: Look, spans: string) =>
  `<text fill="${fill}" class="${kind}" font-size="${size}" text-anchor="${anchor}">${spans}</text>`

const line = (words: string, x: number, y: number) => `<tspan x="${n(x)}" y="${n(y)}">${escaped(words)}</tspan>`

/** A fitted title, its block's upper edge at y. */
export function title({ size, lead, lines }: Fitted, x: number, y: number, look: Look = {}) {
  return text('ct', size, look, lines.map((words, row) => line(words, x, y + size * 0.74 + row * lead)).join(''))
}

export const heightOf = ({ lines, lead }: Fitted) => lines.length * lead

/** So many lines an author may take at each size. */
const fewer = [
  [10, 2],
  [8.5, 3],
  [7, 3],
  [6, 4],
] as const

/** An author in one or two lines, a long list of them smaller. Its height is known before its place is. */
export function author(name: string, max: number, look: Look & { size?: number } = {}) {
  let size = look.size ?? 11.5
  let lines = wrap(name, size, max, 'sans')
  let most = 2
  for (const [smaller, more] of fewer) {
    if (lines && lines.length <= most) break
    size = smaller
    most = more
    lines = wrap(name, size, max, 'sans')
  }
  lines ??= [name]
  const lead = size * 1.22
  return {
    height: lines.length * lead,
    at: (x: number, y: number) =>
      text('ca', size, look, lines.map((words, row) => line(words, x, y + size * 0.78 + row * lead)).join('')),
  }
}

/** The small line that names medium or number. */
export function small(words: string, x: number, y: number, look: Look = {}) {
  return text('cs', 8.6, look, line(words, x, y))
}
