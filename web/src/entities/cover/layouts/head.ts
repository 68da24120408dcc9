import { fit } from '../drawing/fit.ts'
import type { Layout } from './layout.ts'
import { rect, through } from './shapes.ts'
import { author, heightOf, small, title } from './type.ts'

/** Book: title on the cloth above, pattern below. */
export const head: Layout = ({ words, cloth, art, id }) => {
  const fill = cloth.text
  const set = fit(words.title, { width: 166, height: 112, maxLines: 5, top: 46 })
  const name = author(words.author, 166, { fill })
  const under = 34 + heightOf(set)
  const y = Math.max(112, under + name.height + 26)
  return (
    rect(cloth.ground) +
    small(words.kind, 17, 22, { fill }) +
    small(words.number, 183, 22, { fill, anchor: 'end' }) +
    title(set, 17, 34, { fill }) +
    name.at(17, under + 9) +
    through({ x: 0, y, w: 200, h: 300 - y, id }, art(200, 300 - y))
  )
}
