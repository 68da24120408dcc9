import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** Quarter-round tiles, dealt by hand. */
export const quarters: Family = ({ seed, cloth, w, h }) => {
  const columns = seed.pick([4, 5, 6])
  const c = w / columns
  const rows = Math.ceil(h / c)
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * c, row * c]
      const turn = seed.whole(0, 3)
      const fill = seed.next() > 0.9 ? cloth.spark : seed.next() > 0.5 ? cloth.figure : cloth.second
      const corners = [point(x, y), point(x + c, y), point(x + c, y + c), point(x, y + c)]
      const [at, from, , to] = [0, 1, 2, 3].map((step) => corners[(turn + step) % 4]!) as [Point, Point, Point, Point]
      drawn += `<path d="M${n(at.x)} ${n(at.y)}L${n(from.x)} ${n(from.y)}A${n(c)} ${n(c)} 0 0 1 ${n(to.x)} ${n(to.y)}Z" fill="${fill}"/>`
      if (seed.next() <= 0.72) continue
      const eye = point(at.x + (x + c / 2 - at.x) * 0.56, at.y + (y + c / 2 - at.y) * 0.56)
      drawn += `<circle cx="${n(eye.x)}" cy="${n(eye.y)}" r="${n(c * 0.14)}" fill="${cloth.ground}"/>`
    }
  }
  return drawn
}

type Point = { x: number; y: number }
const point = (x: number, y: number): Point => ({ x, y })
