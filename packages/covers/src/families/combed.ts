import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** Marbled paper, drawn with a comb. */
export const combed: Family = ({ seed, cloth, w, h }) => {
  const bands = seed.pick([9, 11, 13])
  const bw = w / bands
  const swing = bw * seed.pick([0.55, 0.8])
  const wave = h / seed.pick([2.5, 3.5, 4.5])
  const phase = seed.next() * 6
  const edge = (x: number, shift: number) => {
    const points: string[] = []
    for (let y = 0; y <= h + 4; y += 5) {
      const main = Math.sin((y / wave) * 6.283 + phase + shift * 0.55) * swing
      const ripple = Math.sin((y / wave) * 12.6 + shift) * swing * 0.28
      points.push(`${n(x + main + ripple)} ${n(y)}`)
    }
    return points
  }
  const lit = seed.whole(2, bands - 3)
  let drawn = ''
  for (let band = -1; band <= bands; band++) {
    if (band % 2 && band !== lit) continue
    const outline = [...edge(band * bw, band), ...edge((band + 1) * bw, band + 1).reverse()]
    const plain = band % 4 ? cloth.second : cloth.figure
    drawn += `<polygon points="${outline.join(' ')}" fill="${band === lit ? cloth.spark : plain}"/>`
  }
  return drawn
}
