import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** Set type seen from far: ruled columns, one entry marked. */
export const index: Family = ({ seed, cloth, w, h }) => {
  const columns = seed.pick([2, 3])
  const gutter = w * 0.05
  const cw = (w - gutter * (columns + 1)) / columns
  const lh = seed.pick([7, 8.5])
  const rows = Math.ceil(h / lh)
  const lit = { column: seed.whole(0, columns - 1), row: seed.whole(3, Math.max(4, rows - 6)) }
  let drawn = ''
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const end = seed.next()
      if (end < 0.07) continue
      const on = column === lit.column && (row === lit.row || row === lit.row + 1)
      const width = n(cw * (end < 0.25 ? 0.45 + end : 1))
      const fill = on ? cloth.spark : end > 0.62 ? cloth.second : cloth.figure
      const x = n(gutter + column * (cw + gutter))
      drawn += `<rect x="${x}" y="${n(row * lh + lh * 0.25)}" width="${width}" height="${n(lh * 0.5)}" fill="${fill}"/>`
    }
  }
  return drawn
}
