import { n } from '../drawing/svg.ts'
import type { Family } from './family.ts'

/** Nested pointed arches, one lit. */
const lancets: Family = ({ seed, cloth, w, h }) => {
  const columns = seed.pick([3, 4, 4, 5])
  const cw = w / columns
  const ch = cw * seed.pick([1.7, 2.1])
  const rows = Math.ceil(h / ch)
  const lit = seed.whole(0, columns * rows - 1)
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * cw
      const y = h - (row + 1) * ch
      const on = column + row * columns === lit
      const gap = cw * 0.09
      const outer = arch(x + gap, y + gap * 2, cw - 2 * gap, ch - gap * 2)
      const middle = arch(x + cw * 0.25, y + cw * 0.42, cw * 0.5, ch - cw * 0.42)
      const inner = arch(x + cw * 0.37, y + cw * 0.66, cw * 0.26, ch - cw * 0.66)
      drawn += `<path d="${outer}" fill="${on ? cloth.spark : cloth.second}"/>`
      drawn += `<path d="${middle}" fill="${on ? cloth.ground : cloth.figure}"/>`
      drawn += `<path d="${inner}" fill="${on ? cloth.spark : cloth.ground}"/>`
    }
  }
  return drawn
}

/** A medallion cut in swelling lines. */
const engraved: Family = ({ seed, cloth, w, h }) => {
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

/** Eight-point stars and crosses. */
const lattice: Family = ({ seed, cloth, w, h }) => {
  const columns = seed.pick([3, 4, 5])
  const c = w / columns
  const rows = Math.ceil(h / c)
  const lit = seed.whole(0, columns * Math.min(rows, 4) - 1)
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y, R] = [(column + 0.5) * c, (row + 0.5) * c, c * 0.47]
      const on = column + row * columns === lit
      const star = on ? cloth.spark : cloth.figure
      drawn += square(x, y, R * Math.SQRT1_2, star, false) + square(x, y, R * Math.SQRT1_2, star, true)
      drawn += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(R * 0.52)}" fill="${cloth.ground}"/>`
      drawn += square(x, y, R * 0.2, on ? cloth.spark : cloth.second, true)
    }
  }
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) drawn += square(column * c, row * c, c * 0.08, cloth.second, true)
  }
  return drawn
}

/** Herringbone blocks. */
const parquet: Family = ({ seed, cloth, w, h }) => {
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

/** Marbled paper, drawn with a comb. */
const combed: Family = ({ seed, cloth, w, h }) => {
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

/** Quarter-round tiles, dealt by hand. */
const quarters: Family = ({ seed, cloth, w, h }) => {
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
const point = (x: number, y: number): Point => ({ x, y })

/** Set type seen from far: ruled columns, one entry marked. */
const index: Family = ({ seed, cloth, w, h }) => {
  const columns = seed.pick([2, 3])
  const gutter = w * 0.05
  const cw = (w - gutter * (columns + 1)) / columns
  const lh = seed.pick([7, 8.5])
  const rows = Math.ceil(h / lh)
  const lit = { column: seed.whole(0, columns - 1), row: seed.whole(3, Math.max(4, rows - 6)) }
  let drawn = ''
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const end = seed.next()
      if (end < 0.07) continue
      const on = column === lit.column && (row === lit.row || row === lit.row + 1)
      const width = n(cw * (end < 0.25 ? 0.45 + end : 1))
      const fill = on ? cloth.spark : end > 0.62 ? cloth.second : cloth.figure
      const x = n(gutter + column * (cw + gutter))
      drawn += `<rect x="${x}" y="${n(row * lh + lh * 0.25)}" width="${width}" height="${n(lh * 0.5)}" fill="${fill}"/>`
    }
  }
  return drawn
}

/** A body in a field of dots. */
const halftone: Family = ({ seed, cloth, w, h }) => {
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

/** Fish-scale petals; each row lies over the one below it. */
const scallops: Family = ({ seed, cloth, w, h, id }) => {
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

/** A sea chart: swell over swell, a low sun. */
const tides: Family = ({ seed, cloth, w, h }) => {
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

/** A slatted window, some slats turned. */
const blinds: Family = ({ seed, cloth, w, h }) => {
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

/** A half sun and its rays. */
const rays: Family = ({ seed, cloth, w, h }) => {
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

/** Two sets of rings that interfere. */
const moire: Family = ({ seed, cloth, w, h }) => {
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

export const families = {
  lancets,
  moire,
  blinds,
  scallops,
  combed,
  lattice,
  halftone,
  tides,
  parquet,
  engraved,
  quarters,
  rays,
  index,
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families

type Point = { x: number; y: number }

function square(x: number, y: number, half: number, fill: string, turned: boolean) {
  const turn = turned ? ` transform="rotate(45 ${n(x)} ${n(y)})"` : ''
  return `<rect x="${n(x - half)}" y="${n(y - half)}" width="${n(2 * half)}" height="${n(2 * half)}" fill="${fill}"${turn}/>`
}

function arch(x: number, y: number, w: number, h: number) {
  const foot = n(y + h)
  const shoulder = n(y + w * 0.62)
  const bend = n(y + w * 0.22)
  const right = n(x + w)
  return `M${n(x)} ${foot}V${shoulder}Q${n(x)} ${bend} ${n(x + w / 2)} ${n(y)}Q${right} ${bend} ${right} ${shoulder}V${foot}Z`
}
