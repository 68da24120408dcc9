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

/** An author in one or two lines, a long list of them smaller. Its height is known before its place is. */
export function author(name: string, max: number, look: Look & { size?: number } = {}) {
  const sizes = [look.size ?? 11.5, 10, 8, 7, 6]
  const fits = (size: number) => (wrap(name, size, max, 'sans')?.length ?? 9) <= (size < 9 ? 3 : 2)
  const size = sizes.find(fits) ?? 6
  const lines = wrap(name, size, max, 'sans') ?? [name]
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
