import { ink, paper } from '../drawing/cloths.ts'
import { fit } from '../drawing/fit.ts'
import type { Layout } from './layout.ts'
import { rect, through } from './shapes.ts'
import { author, heightOf, small, title } from './type.ts'

/** Book: paper above, pattern in a framed field below. */
export const half: Layout = ({ words, cloth, art, id }) => {
  const look = { fill: ink, anchor: 'middle' } as const
  const set = fit(words.title, { width: 164, height: 108, maxLines: 5, top: 46 })
  const name = author(words.author, 160, look)
  const under = 34 + heightOf(set)
  const y = Math.max(126, under + name.height + 24)
  return (
    rect(paper) +
    small(`${words.kind}  ·  ${words.number}`, 100, 21, look) +
    title(set, 100, 34, look) +
    name.at(100, under + 9) +
    rect(cloth.ground, 12, y, 176, 288 - y) +
    through({ x: 12, y, w: 176, h: 288 - y, id }, art(176, 288 - y))
  )
}
