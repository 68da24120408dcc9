import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** Herringbone blocks. */
export const parquet: Family = ({ seed, cloth, w, h }) => {
  const unit = w / seed.pick([11, 13, 15])
  const long = unit * 3
  const tones = [cloth.figure, cloth.second, cloth.figure, cloth.ground, cloth.second]
  const lit = { from: seed.whole(0, 4), at: seed.whole(20, 44) }
  const [thin, wide] = [n(unit * 0.9), n(long * 0.97)]
  const reach = Math.hypot(w, h) / 2 + long * 1.6
  let drawn = ''
  let count = 0
  for (let y = -h; y < h * 2; y += unit) {
    const row = Math.round(y / unit)
    for (let at = -w; at < w * 2; at += 2 * long) {
      const x = at + row * unit
      count++
      if (Math.hypot(x + long - w / 2, y - h / 2) > reach) continue
      const tone = lit.from + count
      const lying = tones[(tone * 3 + row * row) % 5]
      // Rows above the field are negative: the offset keeps the remainder positive.
      const standing = count % 67 === lit.at ? cloth.spark : tones[(tone + row * 2 + 40000) % 5]
      drawn += `<rect x="${n(x)}" y="${n(y)}" width="${wide}" height="${thin}" fill="${lying}"/>`
      drawn += `<rect x="${n(x + long)}" y="${n(y - 2 * unit)}" width="${thin}" height="${wide}" fill="${standing}"/>`
    }
  }
  return `<g transform="rotate(45 ${n(w / 2)} ${n(h / 2)})">${drawn}</g>`
}
