import { type ClothName, cloths } from './drawing/cloths.ts'
import { seeded } from './drawing/seed.ts'
import { type FamilyName, families } from './families/families.ts'
import { rect } from './layouts/layout.ts'
import { formFor } from './layouts/layouts.ts'

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

type Dress = { family: FamilyName; cloths: readonly ClothName[] }

// Each genre has its pattern and three cloths.
const dresses: Record<string, Dress> = {
  gothic: { family: 'lancets', cloths: ['ink', 'plum', 'slate'] },
  horror: { family: 'lancets', cloths: ['oxblood', 'ink', 'plum'] },
  mystery: { family: 'moire', cloths: ['navy', 'mustard', 'ink'] },
  crime: { family: 'blinds', cloths: ['ink', 'slate', 'mustard'] },
  thriller: { family: 'blinds', cloths: ['navy', 'brick', 'ink'] },
  romance: { family: 'scallops', cloths: ['rose', 'oxblood', 'bone'] },
  drama: { family: 'combed', cloths: ['prussian', 'terracotta', 'sage'] },
  fiction: { family: 'combed', cloths: ['bottle', 'bone', 'brick'] },
  fantasy: { family: 'lattice', cloths: ['bottle', 'teal', 'straw'] },
  'sci-fi': { family: 'halftone', cloths: ['sky', 'navy', 'teal'] },
  adventure: { family: 'tides', cloths: ['prussian', 'terracotta', 'straw'] },
  action: { family: 'tides', cloths: ['brick', 'teal', 'navy'] },
  historical: { family: 'parquet', cloths: ['brick', 'sage', 'bottle'] },
  biography: { family: 'engraved', cloths: ['bone', 'slate', 'prussian'] },
  comedy: { family: 'quarters', cloths: ['mustard', 'rose', 'sky'] },
  'young-adult': { family: 'rays', cloths: ['straw', 'teal', 'terracotta'] },
  children: { family: 'rays', cloths: ['sky', 'mustard', 'sage'] },
  'non-fiction': { family: 'index', cloths: ['bone', 'slate', 'sage'] },
  documentary: { family: 'index', cloths: ['ink', 'bone', 'prussian'] },
  'family-saga': { family: 'combed', cloths: ['sage', 'plum', 'terracotta'] },
  memoir: { family: 'engraved', cloths: ['sage', 'bone', 'plum'] },
  'true-crime': { family: 'blinds', cloths: ['slate', 'oxblood', 'ink'] },
  war: { family: 'parquet', cloths: ['slate', 'bottle', 'ink'] },
}

const key = (genre: string) =>
  genre
    .trim()
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[\s_]+/g, '-')

/** The pattern and cloths of a genre; one we do not know is dressed as fiction. */
export function dressFor(genre: string | null | undefined): Dress {
  const name = key(genre ?? '')
  return (Object.hasOwn(dresses, name) ? dresses[name] : undefined) ?? dresses.fiction!
}
