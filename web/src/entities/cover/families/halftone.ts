import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** A body in a field of dots. */
export const halftone: Family = ({ seed, cloth, w, h }) => {
  const columns = seed.pick([11, 13, 15])
  const c = w / columns
  const rows = Math.ceil(h / c)
  const cx = w * (0.25 + seed.next() * 0.5)
  const cy = h * (0.25 + seed.next() * 0.5)
  const R = Math.min(w, h) * seed.pick([0.34, 0.44])
  const ring = seed.next() > 0.5
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) * c, (row + 0.5) * c]
      const away = Math.hypot(x - cx, y - cy) / R
      const light = ring ? Math.exp(-((away - 1) ** 2) * 7) : Math.max(0, 1.15 - away)
      const radius = c * (0.1 + 0.36 * Math.min(1, light))
      drawn += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${light > 0.5 ? cloth.text : cloth.figure}"/>`
    }
  }
  return `${drawn}<circle cx="${n(cx + R * 0.72)}" cy="${n(cy - R * 0.72)}" r="${n(c * 0.9)}" fill="${cloth.spark}"/>`
}
