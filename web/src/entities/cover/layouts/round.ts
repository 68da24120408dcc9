import { paper } from '../drawing/cloths.ts'
import { fit } from '../drawing/fit.ts'
import type { Layout } from './layout.ts'
import { through } from './shapes.ts'
import { author, heightOf, title } from './type.ts'

/** Toy: a round label. */
export const round: Layout = ({ words, cloth, art, id }) => {
  const set = fit(words.title, { width: 104, height: 84, maxLines: 4, top: 25 })
  const name = author(words.author, 96, { anchor: 'middle', size: 10.5 })
  const y = 150 - (heightOf(set) + name.height + 8) / 2
  return (
    through({ x: 0, y: 0, w: 200, h: 300, id }, art(200, 300)) +
    `<circle cx="100" cy="150" r="76" fill="${paper}"/><circle cx="100" cy="150" r="71.5" fill="none" stroke="${cloth.ground}" stroke-width=".9"/>` +
    title(set, 100, y, { anchor: 'middle' }) +
    name.at(100, y + heightOf(set) + 7)
  )
}
