import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** Fish-scale petals; each row lies over the one below it. */
export const scallops: Family = ({ seed, cloth, w, h, id }) => {
  const columns = seed.pick([4, 5, 6])
  const across = w / columns
  const radius = across / 2
  const rows = Math.ceil(h / radius) + 1
  const lit = seed.whole(5, 20)
  let petals = ''
  let count = 0
  for (let row = rows; row >= -1; row--) {
    for (let column = -1; column <= columns; column++) {
      const on = ++count % 61 === lit + 9
      const plain = (row + column) % 2 ? cloth.second : cloth.figure
      const x = n(column * across + (row % 2 ? radius : 0) + radius)
      petals += `<use href="#s${id}" x="${x}" y="${n(row * radius)}" fill="${on ? cloth.spark : plain}"/>`
    }
  }
  const { ground } = cloth
  return `<defs><g id="s${id}"><circle r="${n(radius)}" stroke="${ground}" stroke-width="1.1"/><circle r="${n(radius * 0.58)}" fill="none" stroke="${ground}"/><circle r="${n(radius * 0.2)}" fill="${ground}"/></g></defs>${petals}`
}
