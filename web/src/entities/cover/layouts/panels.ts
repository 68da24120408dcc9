import { paper } from '../drawing/cloths.ts'
import { fit } from '../drawing/fit.ts'
import { n } from '../drawing/svg.ts'
import type { Layout } from './layout.ts'
import { rect, through } from './shapes.ts'
import { author, heightOf, title } from './type.ts'

/** Comic and digital: a page of panels over the words. */
export const panels: Layout = ({ words, cloth, art, id }) => {
  const set = fit(words.title, { width: 158, height: 92, maxLines: 4, top: 27.5 })
  const y = 300 - heightOf(set) - 56
  const bottom = n(y - 12)
  const middle = n((y - 12) * 0.56)
  return (
    rect(paper) +
    rect(cloth.ground, 12, 12, 176, y - 24) +
    through({ x: 12, y: 12, w: 176, h: y - 24, id }, art(176, y - 24)) +
    `<path d="M118 12V${middle}M12 ${middle}H188M74 ${middle}V${bottom}" stroke="${paper}" stroke-width="5"/>` +
    title(set, 14, y) +
    author(words.author, 170).at(14, y + heightOf(set) + 8)
  )
}
