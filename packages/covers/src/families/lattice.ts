import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** Eight-point stars and crosses. */
export const lattice: Family = ({ seed, cloth, w, h }) => {
  const columns = seed.pick([3, 4, 5])
  const c = w / columns
  const rows = Math.ceil(h / c)
  const lit = seed.whole(0, columns * Math.min(rows, 4) - 1)
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y, R] = [(column + 0.5) * c, (row + 0.5) * c, c * 0.47]
      const on = column + row * columns === lit
      const star = on ? cloth.spark : cloth.figure
      drawn += square(x, y, R * Math.SQRT1_2, star, false) + square(x, y, R * Math.SQRT1_2, star, true)
      drawn += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(R * 0.52)}" fill="${cloth.ground}"/>`
      drawn += square(x, y, R * 0.2, on ? cloth.spark : cloth.second, true)
    }
  }
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) drawn += square(column * c, row * c, c * 0.08, cloth.second, true)
  }
  return drawn
}

function square(x: number, y: number, half: number, fill: string, turned: boolean) {
  const turn = turned ? ` transform="rotate(45 ${n(x)} ${n(y)})"` : ''
  return `<rect x="${n(x - half)}" y="${n(y - half)}" width="${n(2 * half)}" height="${n(2 * half)}" fill="${fill}"${turn}/>`
}
