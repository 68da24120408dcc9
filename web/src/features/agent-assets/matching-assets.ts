import type { Listing } from '@storyright/contracts/http'
import { mediumLabels } from '@storyright/contracts/vocabulary'

type Asset = Pick<Listing, 'title' | 'author' | 'genre' | 'medium'>

/** The assets whose title, author, genre or medium holds every word that was typed, whatever its capitals. */
export function matchingAssets<Own extends Asset>(assets: readonly Own[], typed: string): Own[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return assets.filter((asset) => words.every((word) => searched(asset).includes(word)))
}

const searched = ({ title, author, genre, medium }: Asset) =>
  [title, author, genre ?? '', mediumLabels[medium]].join('\n').toLowerCase()
