import { fit } from '../drawing/fit.ts'
import type { Layout } from './layout.ts'
import { rect, through } from './shapes.ts'
import { author, heightOf, small, title } from './type.ts'

/** Television: a field of 16 by 9. */
export const screen: Layout = ({ words, cloth, art, id }) => {
  const fill = cloth.text
  const h = 104
  const set = fit(words.title, { width: 166, height: 96, maxLines: 4, top: 40 })
  return (
    rect(cloth.ground) +
    rect(cloth.second, 17, 36, 166, h) +
    small(words.kind, 17, 24, { fill }) +
    small(words.number, 183, 24, { fill, anchor: 'end' }) +
    through({ x: 17, y: 36, w: 166, h, id }, art(166, h)) +
    title(set, 17, 158, { fill }) +
    author(words.author, 166, { fill }).at(17, 158 + heightOf(set) + 9)
  )
}
