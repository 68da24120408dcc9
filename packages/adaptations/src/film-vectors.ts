import { mediumLabels } from '@storyright/contracts/vocabulary'
import { dimensions } from '@storyright/meaning/vector'
import kept from '../film-vectors.json' with { type: 'json' }
import type { Film } from './nearest-films.ts'

/** What of a film its vector is made of: what a listing's is, as far as it is known. */
export function filmText({ title, source, genres, tags, medium }: Film): string {
  const kind = [...genres, mediumLabels[medium]].join(', ')
  return [title, source === title ? null : source, kind, tags.join(', ')].filter(Boolean).join('. ')
}

/** Vectors of these films, in the order of their texts; `npm run film-vectors` writes them. */
export interface KeptVectors {
  /** Of the file that made them. */
  model: string
  /** By it a test sees that the films have changed since. */
  texts: string
  /** All of them one after the other, in base64. */
  vectors: string
}

const bytes = Buffer.from((kept as KeptVectors).vectors, 'base64')
const all = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)

/** The vector of the film at this place among `films`. */
export const vectorAt = (place: number): Int8Array => all.subarray(place * dimensions, (place + 1) * dimensions)
