import { ink, paper } from '../drawing/cloths.ts'
import { fit } from '../drawing/fit.ts'
import { n } from '../drawing/svg.ts'
import { chamfer, label } from './label.ts'
import { author, heightOf, type Layout, rect, small, through, title } from './layout.ts'

/** Stage: the pattern behind a proscenium. */
const arch: Layout = ({ words, cloth, art, id }) => {
  const look = { fill: cloth.text, anchor: 'middle' } as const
  const set = fit(words.title, { width: 160, height: 92, maxLines: 4, top: 30 })
  const name = author(words.author, 160, look)
  const under = 36 + heightOf(set)
  const y = Math.max(120, under + name.height + 24)
  const [w, h] = [152, 300 - y]
  const shape = `<path d="M0 ${n(h)}V76A76 76 0 0 1 152 76V${n(h)}Z"/>`
  return (
    rect(cloth.ground) +
    small(`${words.kind}  ·  ${words.number}`, 100, 22, look) +
    title(set, 100, 36, look) +
    name.at(100, under + 8) +
    `<path d="M18 300V${n(y + 76)}A82 82 0 0 1 182 ${n(y + 76)}V300Z" fill="none" stroke="${cloth.spark}" stroke-width="1.2"/>` +
    through({ x: 24, y, w, h, id, shape }, rect(cloth.second, 0, 0, w, h) + art(w, h))
  )
}

/** Comic and digital: a page of panels over the words. */
const panels: Layout = ({ words, cloth, art, id }) => {
  const set = fit(words.title, { width: 158, height: 92, maxLines: 4, top: 27.5 })
  const y = 300 - heightOf(set) - 56
  const bottom = n(y - 12)
  const middle = n((y - 12) * 0.56)
  return (
    rect(paper) +
    rect(cloth.ground, 12, 12, 176, y - 24) +
    through({ x: 12, y: 12, w: 176, h: y - 24, id }, art(176, y - 24)) +
    `<path d="M118 12V${middle}M12 ${middle}H188M74 ${middle}V${bottom}" stroke="${paper}" stroke-width="5"/>` +
    title(set, 14, y) +
    author(words.author, 170).at(14, y + heightOf(set) + 8)
  )
}

/** Book: paper above, pattern in a framed field below. */
const half: Layout = ({ words, cloth, art, id }) => {
  const look = { fill: ink, anchor: 'middle' } as const
  const set = fit(words.title, { width: 164, height: 108, maxLines: 5, top: 46 })
  const name = author(words.author, 160, look)
  const under = 34 + heightOf(set)
  const y = Math.max(126, under + name.height + 24)
  return (
    rect(paper) +
    small(`${words.kind}  ·  ${words.number}`, 100, 21, look) +
    title(set, 100, 34, look) +
    name.at(100, under + 9) +
    rect(cloth.ground, 12, y, 176, 288 - y) +
    through({ x: 12, y, w: 176, h: 288 - y, id }, art(176, 288 - y))
  )
}

/** Screenplay: a card cover with a patterned spine. */
const script: Layout = ({ words, cloth, art, id }) => {
  const set = fit(words.title, { width: 126, height: 150, maxLines: 6, top: 33 })
  return (
    rect(paper) +
    rect(cloth.ground, 0, 0, 46) +
    // Drawn wider than the spine, so that the pattern keeps its scale.
    through({ x: 0, y: 0, w: 46, h: 300, id }, art(101.2, 300)) +
    small(words.kind, 60, 22) +
    title(set, 60, 84) +
    author(words.author, 126).at(60, 84 + heightOf(set) + 10) +
    rect(ink, 60, 277, 126, 0.8) +
    small(words.number, 60, 290)
  )
}

/** Book: title on the cloth above, pattern below. */
const head: Layout = ({ words, cloth, art, id }) => {
  const fill = cloth.text
  const set = fit(words.title, { width: 166, height: 112, maxLines: 5, top: 46 })
  const name = author(words.author, 166, { fill })
  const under = 34 + heightOf(set)
  const y = Math.max(112, under + name.height + 26)
  return (
    rect(cloth.ground) +
    small(words.kind, 17, 22, { fill }) +
    small(words.number, 183, 22, { fill, anchor: 'end' }) +
    title(set, 17, 34, { fill }) +
    name.at(17, under + 9) +
    through({ x: 0, y, w: 200, h: 300 - y, id }, art(200, 300 - y))
  )
}

/** Television: a field of 16 by 9. */
const screen: Layout = ({ words, cloth, art, id }) => {
  const fill = cloth.text
  const h = 104
  const set = fit(words.title, { width: 166, height: 96, maxLines: 4, top: 40 })
  return (
    rect(cloth.ground) +
    rect(cloth.second, 17, 36, 166, h) +
    small(words.kind, 17, 24, { fill }) +
    small(words.number, 183, 24, { fill, anchor: 'end' }) +
    through({ x: 17, y: 36, w: 166, h, id }, art(166, h)) +
    title(set, 17, 158, { fill }) +
    author(words.author, 166, { fill }).at(17, 158 + heightOf(set) + 9)
  )
}

/** Book: pattern above, title on the cloth below. */
const foot: Layout = ({ words, cloth, art, id }) => {
  const fill = cloth.text
  const set = fit(words.title, { width: 166, height: 104, maxLines: 5, top: 46 })
  const name = author(words.author, 166, { fill })
  const y = Math.min(196, 300 - heightOf(set) - name.height - 56)
  return (
    rect(cloth.ground) +
    through({ x: 0, y: 0, w: 200, h: y, id }, art(200, y)) +
    title(set, 17, y + 18, { fill }) +
    name.at(17, y + 18 + heightOf(set) + 8) +
    small(words.kind, 17, 287, { fill }) +
    small(words.number, 183, 287, { fill, anchor: 'end' })
  )
}

/** Short film: one frame of 4 by 3 on paper. */
const reel: Layout = ({ words, cloth, art, id }) => {
  const look = { fill: ink, anchor: 'middle' } as const
  const set = fit(words.title, { width: 156, height: 80, maxLines: 4, top: 27.5 })
  return (
    rect(paper) +
    rect(cloth.ground, 12, 12, 176, 132) +
    through({ x: 12, y: 12, w: 176, h: 132, id }, art(176, 132)) +
    title(set, 100, 164, look) +
    author(words.author, 156, look).at(100, 164 + heightOf(set) + 9) +
    small(`${words.kind}  ·  ${words.number}`, 100, 287, look)
  )
}

/** Toy: a round label. */
const round: Layout = ({ words, cloth, art, id }) => {
  const set = fit(words.title, { width: 104, height: 84, maxLines: 4, top: 25 })
  const name = author(words.author, 96, { anchor: 'middle', size: 10.5 })
  const y = 150 - (heightOf(set) + name.height + 8) / 2
  return (
    through({ x: 0, y: 0, w: 200, h: 300, id }, art(200, 300)) +
    `<circle cx="100" cy="150" r="76" fill="${paper}"/><circle cx="100" cy="150" r="71.5" fill="none" stroke="${cloth.ground}" stroke-width=".9"/>` +
    title(set, 100, y, { anchor: 'middle' }) +
    name.at(100, y + heightOf(set) + 7)
  )
}

/** Podcast: a round field. */
const disc: Layout = ({ words, cloth, art, id }) => {
  const look = { fill: cloth.text, anchor: 'middle' } as const
  const name = author(words.author, 166, look)
  const set = fit(words.title, { width: 166, height: Math.min(88, 96 - name.height), maxLines: 4, top: 30 })
  const shape = '<circle cx="78" cy="78" r="78"/>'
  return (
    rect(cloth.ground) +
    `<circle cx="100" cy="100" r="78" fill="${cloth.second}"/>` +
    through({ x: 22, y: 22, w: 156, h: 156, id, shape }, art(156, 156)) +
    title(set, 100, 196, look) +
    name.at(100, 196 + heightOf(set) + 7)
  )
}

type Form = { kind: string; layouts: readonly Layout[] }

const other: Form = { kind: 'Other', layouts: [half, foot] }

const forms: Record<string, Form> = {
  book: { kind: 'Novel', layouts: [label, head, foot, half, head, label] },
  screenplay: { kind: 'Screenplay', layouts: [script] },
  television: { kind: 'Television', layouts: [screen] },
  short_film: { kind: 'Short film', layouts: [reel] },
  podcast: { kind: 'Podcast', layouts: [disc] },
  game: { kind: 'Game', layouts: [chamfer] },
  toy: { kind: 'Toy', layouts: [round] },
  digital_content: { kind: 'Digital', layouts: [panels] },
  comic: { kind: 'Comic', layouts: [panels] },
  stage: { kind: 'Stage', layouts: [arch] },
  other,
}

/** What a medium is called on a cover, and the layouts it may take. */
export function formFor(medium: string): Form {
  return (Object.hasOwn(forms, medium) ? forms[medium] : undefined) ?? other
}
