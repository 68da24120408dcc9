import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** A slatted window, some slats turned. */
export const blinds: Family = ({ seed, cloth, w, h }) => {
  const rows = seed.pick([9, 11, 13])
  const rh = h / rows
  const cut = w * (0.3 + seed.next() * 0.4)
  const lit = seed.whole(2, rows - 3)
  const lean = seed.pick([-1, 1])
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    const top = n(row * rh)
    const bottom = n(row * rh + rh * 0.72)
    const x = cut + Math.sin((row / rows) * Math.PI) * w * 0.2 * lean
    const slant = n(x + rh * 0.9 * lean)
    drawn += `<path d="M0 ${top}H${n(x)}L${slant} ${bottom}H0Z" fill="${row === lit ? cloth.spark : cloth.figure}"/>`
    drawn += `<path d="M${n(x)} ${top}H${n(w)}V${bottom}H${slant}Z" fill="${cloth.second}"/>`
  }
  return drawn
}
