import type { PublicListing } from '@storyright/contracts/events'
import { mediumLabels } from '@storyright/contracts/vocabulary'

interface Described extends Pick<PublicListing, 'title' | 'genre' | 'subgenre' | 'logline' | 'themes' | 'keywords'> {
  medium: PublicListing['medium'] | null
}

/** To be raised with every change below: vectors are then computed again. */
export const textVersion = 1

/** What of a listing its vector is made of. */
export function meaningText({ title, genre, subgenre, medium, logline, themes, keywords }: Described): string {
  const kind = [genre, subgenre, medium && mediumLabels[medium]].filter(Boolean).join(', ')
  const about = [...themes, ...keywords].join(', ')
  return [title, kind, logline, about].filter(Boolean).join('. ')
}
