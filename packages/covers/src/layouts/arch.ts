import { fit } from '../drawing/fit.ts'
import { n } from '../drawing/svg.ts'
import type { Layout } from './layout.ts'
import { rect, through } from './shapes.ts'
import { author, heightOf, small, title } from './type.ts'

/** Stage: the pattern behind a proscenium. */
export const arch: Layout = ({ words, cloth, art, id }) => {
  const look = { fill: cloth.text, anchor: 'middle' } as const
  const set = fit(words.title, { width: 160, height: 92, maxLines: 4, top: 30 })
  const name = author(words.author, 160, look)
  const under = 36 + heightOf(set)
  const y = Math.max(120, under + name.height + 24)
  const [w, h] = [152, 300 - y]
  const shape = `<path d="M0 ${n(h)}V76A76 76 0 0 1 152 76V${n(h)}Z"/>`
  return (
    rect(cloth.ground) +
    small(`${words.kind}  ·  ${words.number}`, 100, 22, look) +
    title(set, 100, 36, look) +
    name.at(100, under + 8) +
    `<path d="M18 300V${n(y + 76)}A82 82 0 0 1 182 ${n(y + 76)}V300Z" fill="none" stroke="${cloth.spark}" stroke-width="1.2"/>` +
    through({ x: 24, y, w, h, id, shape }, rect(cloth.second, 0, 0, w, h) + art(w, h))
  )
}
