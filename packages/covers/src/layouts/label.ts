import { type Cloth, cloths, ink, paper } from '../drawing/cloths.ts'
import { fit } from '../drawing/fit.ts'
import { n } from '../drawing/svg.ts'
import { author, frame, heightOf, type Layout, rect, through, title } from './layout.ts'

const x = 26
const w = 148

// On bone, the lightest cloth, a rule in the ground's colour would not be seen on paper.
const rule = (cloth: Cloth) => (cloth.ground === cloths.bone.ground ? cloth.spark : cloth.ground)

const square = (y: number, h: number, stroke: string) =>
  rect(paper, x, y, w, h) + frame(stroke, x + 4, y + 4, w - 8, h - 8)

function chamfered(y: number, h: number, stroke: string) {
  const k = 13
  const outline = (d: number) =>
    `M${x + k + d} ${y + d}H${x + w - k - d}L${x + w - d} ${y + k + d}V${n(y + h - k - d)}L${x + w - k - d} ${n(y + h - d)}H${x + k + d}L${x + d} ${n(y + h - k - d)}V${y + k + d}Z`
  return `<path d="${outline(0)}" fill="${paper}"/><path d="${outline(4)}" fill="none" stroke="${stroke}" stroke-width=".9"/>`
}

const pasted =
  (draw: (y: number, h: number, stroke: string) => string): Layout =>
  ({ seed, words, cloth, art, id }) => {
    const set = fit(words.title, { width: 126, height: 128, maxLines: 6, top: 27.5 })
    const name = author(words.author, 124, { anchor: 'middle' })
    const y = seed.pick([30, 44, 58])
    const under = y + 20 + heightOf(set)
    return (
      through({ x: 0, y: 0, w: 200, h: 300, id }, art(200, 300)) +
      draw(y, heightOf(set) + name.height + 50, rule(cloth)) +
      title(set, 100, y + 20, { fill: ink, anchor: 'middle' }) +
      rect(rule(cloth), 90, under + 5, 20, 1) +
      name.at(100, under + 13)
    )
  }

/** Book: pattern all over, a paper label pasted on. */
export const label = pasted(square)

/** Game: the same with the label's corners cut. */
export const chamfer = pasted(chamfered)
