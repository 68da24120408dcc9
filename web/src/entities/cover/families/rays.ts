import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** A half sun and its rays. */
export const rays: Family = ({ seed, cloth, w, h }) => {
  const count = seed.pick([14, 18, 22])
  const [cx, cy] = [w * seed.pick([0.5, 0.5, 0.28, 0.72]), h * seed.pick([1, 0.86])]
  const R = w * seed.pick([0.2, 0.26])
  const far = w + h
  const tip = (angle: number) => `${n(cx + far * Math.cos(angle))} ${n(cy + far * Math.sin(angle))}`
  let drawn = ''
  for (let ray = 0; ray < count; ray++) {
    const angle = (Math.PI * 2 * ray) / count
    const fill = ray % 2 ? cloth.figure : cloth.second
    drawn += `<path d="M${n(cx)} ${n(cy)}L${tip(angle)}L${tip(angle + Math.PI / count)}Z" fill="${fill}"/>`
  }
  const at = `cx="${n(cx)}" cy="${n(cy)}"`
  return `${drawn}<circle ${at} r="${n(R * 1.5)}" fill="${cloth.ground}"/><circle ${at} r="${n(R * 1.24)}" fill="none" stroke="${cloth.figure}" stroke-width="2"/><circle ${at} r="${n(R)}" fill="${cloth.spark}"/>`
}
