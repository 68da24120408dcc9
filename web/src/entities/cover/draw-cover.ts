import { cloths } from './drawing/cloths.ts'
import { seeded } from './drawing/seed.ts'
import { families } from './families/families.ts'
import { dressFor } from './genres.ts'
import { formFor } from './layouts/layouts.ts'
import { rect } from './layouts/shapes.ts'

/** Everything a cover is derived from. */
export type CoverSubject = {
  id: string
  title: string
  author?: string | null
  genre?: string | null
  medium: string
}

const catalogueNumber = (id: string) => `No. ${id.replace(/\D/g, '').slice(-4).padStart(4, '0')}`

/**
 * Draws a listing's cover as the inside of an SVG of 200 by 300: genre picks the pattern and its cloths, medium the
 * layout, id and title the rest. The same listing always gets the same cover; `clipId` must be unique on the page.
 */
export function drawCover(subject: CoverSubject, clipId: string) {
  const seed = seeded(`${subject.id}|${subject.title}`)
  const dress = dressFor(subject.genre)
  const form = formFor(subject.medium)
  const cloth = cloths[seed.pick(dress.cloths)]
  const layout = seed.pick(form.layouts)
  const family = families[dress.family]
  return layout({
    seed,
    cloth,
    id: clipId,
    words: {
      title: subject.title.trim() || 'Untitled',
      author: subject.author?.trim() || ' ',
      kind: form.kind,
      number: catalogueNumber(subject.id),
    },
    art: (w, h) => rect(cloth.ground, 0, 0, w, h) + family({ seed, cloth, w, h, id: clipId }),
  })
}
