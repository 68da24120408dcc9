import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** A sea chart: swell over swell, a low sun. */
export const tides: Family = ({ seed, cloth, w, h }) => {
  const rows = seed.pick([8, 10, 12])
  const rh = h / rows
  const length = w / seed.pick([2, 3, 4])
  const sun = w * (0.2 + seed.next() * 0.6)
  const R = w * seed.pick([0.13, 0.18])
  let drawn = `<circle cx="${n(sun)}" cy="${n(h * 0.3)}" r="${n(R)}" fill="${cloth.spark}"/>`
  for (let row = 1; row <= rows + 1; row++) {
    const y = h * 0.12 + row * rh * 0.92
    const swell = rh * (0.25 + row * 0.035)
    const offset = (row * 0.37 + seed.next() * 0.12) * length
    const waves = `q${n(length / 4)} ${n(-swell * 2)} ${n(length / 2)} 0t${n(length / 2)} 0`.repeat(9)
    const start = `M${n(-length * 2 + (offset % length))} ${n(y)}`
    const fill = row % 2 ? cloth.second : cloth.ground
    drawn += `<path d="${start}${waves}V${n(h + 40)}H${n(-length * 3)}Z" fill="${fill}" stroke="${cloth.figure}" stroke-width="1.6"/>`
  }
  return drawn
}
