import { type Cloth, ink } from '../drawing/cloths.ts'
import type { Fitted } from '../drawing/fit.ts'
import type { Seed } from '../drawing/seed.ts'
import { escaped, n } from '../drawing/svg.ts'
import { wrap } from '../drawing/wrap.ts'

/** The text on a cover. `kind` is the medium in one word, `number` the listing's catalogue number. */
export type Words = { title: string; author: string; kind: string; number: string }

/** Puts words and pattern on a field of 200 by 300; `art` draws the pattern at a size, `id` names what is clipped. */
export type Layout = (page: {
  seed: Seed
  words: Words
  cloth: Cloth
  art: (w: number, h: number) => string
  id: string
}) => string

/** A filled rectangle; the whole field when no place is given. */
export const rect = (fill: string, x = 0, y = 0, w = 200, h = 300) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`

/** An outlined rectangle. */
export const frame = (stroke: string, x: number, y: number, w: number, h: number) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="none" stroke="${stroke}" stroke-width=".9"/>`

type Window = { x: number; y: number; w: number; h: number; id: string; shape?: string }

/** A drawing seen through a window: a rectangle, unless a shape is given. */
export function through({ x, y, w, h, id, shape }: Window, drawing: string) {
  const opening = shape ?? `<rect width="${n(w)}" height="${n(h)}"/>`
  return `<clipPath id="${id}">${opening}</clipPath><g transform="translate(${n(x)} ${n(y)})"><g clip-path="url(#${id})">${drawing}</g></g>`
}

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
