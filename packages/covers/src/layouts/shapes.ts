import { n } from '../drawing/svg.ts'

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
