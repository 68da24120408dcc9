import { ink, paper } from '../drawing/cloths.ts'
import { fit } from '../drawing/fit.ts'
import type { Layout } from './layout.ts'
import { rect, through } from './shapes.ts'
import { author, heightOf, small, title } from './type.ts'

/** Short film: one frame of 4 by 3 on paper. */
export const reel: Layout = ({ words, cloth, art, id }) => {
  const look = { fill: ink, anchor: 'middle' } as const
  const set = fit(words.title, { width: 156, height: 80, maxLines: 4, top: 27.5 })
  return (
    rect(paper) +
    rect(cloth.ground, 12, 12, 176, 132) +
    through({ x: 12, y: 12, w: 176, h: 132, id }, art(176, 132)) +
    title(set, 100, 164, look) +
    author(words.author, 156, look).at(100, 164 + heightOf(set) + 9) +
    small(`${words.kind}  ·  ${words.number}`, 100, 287, look)
  )
}
