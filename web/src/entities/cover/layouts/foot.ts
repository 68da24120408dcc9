import { fit } from '../drawing/fit.ts'
import type { Layout } from './layout.ts'
import { rect, through } from './shapes.ts'
import { author, heightOf, small, title } from './type.ts'

/** Book: pattern above, title on the cloth below. */
export const foot: Layout = ({ words, cloth, art, id }) => {
  const fill = cloth.text
  const set = fit(words.title, { width: 166, height: 104, maxLines: 5, top: 46 })
  const name = author(words.author, 166, { fill })
  const y = Math.min(196, 300 - heightOf(set) - name.height - 56)
  return (
    rect(cloth.ground) +
    through({ x: 0, y: 0, w: 200, h: y, id }, art(200, y)) +
    title(set, 17, y + 18, { fill }) +
    name.at(17, y + 18 + heightOf(set) + 8) +
    small(words.kind, 17, 287, { fill }) +
    small(words.number, 183, 287, { fill, anchor: 'end' })
  )
}
