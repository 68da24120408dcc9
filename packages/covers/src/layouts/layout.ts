import type { Cloth } from '../drawing/cloths.ts'
import type { Seed } from '../drawing/seed.ts'

/** The text on a cover. `kind` is the medium in one word, `number` the listing's catalogue number. */
export type Words = { title: string; author: string; kind: string; number: string }

/** Puts words and pattern on a field of 200 by 300; `art` draws the pattern at a size, `id` names what is clipped. */
export type Layout = (page: {
  seed: Seed
  words: Words
  cloth: Cloth
  art: (w: number, h: number) => string
  id: string
}) => string
