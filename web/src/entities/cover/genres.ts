import type { ClothName } from './drawing/cloths.ts'
import type { FamilyName } from './families/families.ts'

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
