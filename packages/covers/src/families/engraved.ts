import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** A medallion cut in swelling lines. */
export const engraved: Family = ({ seed, cloth, w, h }) => {
  const rows = seed.pick([26, 32, 38])
  const gap = h / rows
  const [cx, cy] = [w * 0.5, h * 0.5]
  const rx = w * 0.33
  const ry = Math.min(h * 0.4, w * 0.44)
  const lean = seed.pick([-1, 1])
  const turns = seed.pick([1.4, 2, 2.6])
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * gap
    drawn += `<rect x="0" y="${n(y - gap * 0.06)}" width="${n(w)}" height="${n(gap * 0.12 + 0.25)}" fill="${cloth.figure}"/>`
    const level = (y - cy) / ry
    if (Math.abs(level) >= 1) continue
    const half = rx * Math.sqrt(1 - level * level)
    const above: string[] = []
    const under: string[] = []
    for (let k = 0; k <= 24; k++) {
      const x = cx - half + (2 * half * k) / 24
      const wave = 0.5 + 0.42 * Math.sin(((x - cx) / rx) * turns * lean * 2 + level * 2.2)
      const swell = Math.max(0.04, wave) * Math.sqrt(Math.max(0, 1 - (k / 12 - 1) ** 4)) * gap * 0.47
      above.push(`${n(x)} ${n(y - swell)}`)
      under.unshift(`${n(x)} ${n(y + swell)}`)
    }
    drawn += `<polygon points="${[...above, ...under].join(' ')}" fill="${cloth.text}"/>`
  }
  return `${drawn}<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx + 5)}" ry="${n(ry + 5)}" fill="none" stroke="${cloth.spark}" stroke-width="1.5"/>`
}
