import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** Nested pointed arches, one lit. */
export const lancets: Family = ({ seed, cloth, w, h }) => {
  const columns = seed.pick([3, 4, 4, 5])
  const cw = w / columns
  const ch = cw * seed.pick([1.7, 2.1])
  const rows = Math.ceil(h / ch)
  const lit = seed.whole(0, columns * rows - 1)
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * cw
      const y = h - (row + 1) * ch
      const on = column + row * columns === lit
      const gap = cw * 0.09
      const outer = arch(x + gap, y + gap * 2, cw - 2 * gap, ch - gap * 2)
      const middle = arch(x + cw * 0.25, y + cw * 0.42, cw * 0.5, ch - cw * 0.42)
      const inner = arch(x + cw * 0.37, y + cw * 0.66, cw * 0.26, ch - cw * 0.66)
      drawn += `<path d="${outer}" fill="${on ? cloth.spark : cloth.second}"/>`
      drawn += `<path d="${middle}" fill="${on ? cloth.ground : cloth.figure}"/>`
      drawn += `<path d="${inner}" fill="${on ? cloth.spark : cloth.ground}"/>`
    }
  }
  return drawn
}

function arch(x: number, y: number, w: number, h: number) {
  const foot = n(y + h)
  const shoulder = n(y + w * 0.62)
  const bend = n(y + w * 0.22)
  const right = n(x + w)
  return `M${n(x)} ${foot}V${shoulder}Q${n(x)} ${bend} ${n(x + w / 2)} ${n(y)}Q${right} ${bend} ${right} ${shoulder}V${foot}Z`
}
