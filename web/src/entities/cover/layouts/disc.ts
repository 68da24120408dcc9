import { fit } from '../drawing/fit.ts'
import type { Layout } from './layout.ts'
import { rect, through } from './shapes.ts'
import { author, heightOf, title } from './type.ts'

/** Podcast: a round field. */
export const disc: Layout = ({ words, cloth, art, id }) => {
  const look = { fill: cloth.text, anchor: 'middle' } as const
  const set = fit(words.title, { width: 166, height: 88, maxLines: 4, top: 30 })
  const shape = '<circle cx="78" cy="78" r="78"/>'
  return (
    rect(cloth.ground) +
    `<circle cx="100" cy="100" r="78" fill="${cloth.second}"/>` +
    through({ x: 22, y: 22, w: 156, h: 156, id, shape }, art(156, 156)) +
    title(set, 100, 196, look) +
    author(words.author, 166, look).at(100, 196 + heightOf(set) + 7)
  )
}
