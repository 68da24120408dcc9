import type { PublicListing } from '@storyright/contracts/events'
import { publishedListing } from '@storyright/testing'

export const PER_GENRE = 30
export const genres = ['Crime', 'Romance', 'Sci-Fi', 'Comedy'] as const
const subjects: Record<(typeof genres)[number], string[]> = {
  Crime: ['detective', 'murder', 'harbour', 'inspector', 'poison', 'alibi'],
  Romance: ['wedding', 'letters', 'ballroom', 'summer', 'vineyard', 'elopement'],
  'Sci-Fi': ['starship', 'robot', 'colony', 'android', 'wormhole', 'terraforming'],
  Comedy: ['farce', 'butler', 'village', 'mishap', 'vicar', 'panto'],
}
/** The number of a genre, and the place on its shelf. */
export const idOf = (genre: number, place: number) => String(1_000 * (genre + 1) + place)
/** Of the first of each shelf. */
export const hiddenAgent = '00000000-0000-4000-8000-0000000000b1'

/** As many listings of each genre, told apart by their words. */
export const genreShelves = (): PublicListing[] =>
  genres.flatMap((genre, number) =>
    Array.from({ length: PER_GENRE }, (_, place): PublicListing => {
      const keywords = [0, 1, 2].map((step) => subjects[genre][(place + step * 2) % 6]!)
      return publishedListing(idOf(number, place), {
        title: `${genre} title ${place}`,
        author: `${genre} author ${place % 20}`,
        genre,
        keywords,
        tags: [genre, ...keywords],
        description: `A story of ${keywords.join(' and ')}.`,
        viabilityScore: 40 + ((place * 7 + number) % 50),
        ...(place === 0 && { agentId: hiddenAgent }),
      })
    }),
  )
