import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** Two sets of rings that interfere. */
export const moire: Family = ({ seed, cloth, w, h }) => {
  const gap = seed.pick([6.2, 7.4, 8.6])
  const first = { x: w * (0.15 + seed.next() * 0.3), y: h * (0.2 + seed.next() * 0.5) }
  const second = { x: w * (0.6 + seed.next() * 0.35), y: h * (0.3 + seed.next() * 0.6) }
  const far = Math.hypot(w, h)
  const rings = (at: { x: number; y: number }, reach: number, colour: string, weight: number) => {
    let drawn = ''
    for (let ring = 1; ring * gap < reach; ring++) {
      drawn += `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(ring * gap)}" fill="none" stroke="${colour}" stroke-width="${n(gap * weight)}"/>`
    }
    return drawn
  }
  return `${rings(first, far, cloth.figure, 0.42)}${rings(second, far * 0.62, cloth.ground, 0.4)}<circle cx="${n(second.x)}" cy="${n(second.y)}" r="${n(gap * 1.25)}" fill="${cloth.spark}"/>`
}
