import { createHash } from 'node:crypto'
import { contentRatings, mediums } from '@storyright/contracts/vocabulary'
import { withFound } from '@storyright/scoring'
import { publishedListing } from '@storyright/testing'
import { rulesVersion } from './analysis-rows.ts'
import { fieldsOf } from './keep-analyses.ts'

/** What each version of the rules makes of the samples. */
const digests: Record<number, string> = { 1: 'b830bdb659a2cada', 2: '637fa42cf98aefb9', 3: '637fa42cf98aefb9' }

const genres = ['Thriller', 'Romance', 'Crime', 'Horror', 'Science Fiction', 'Poetry', 'Unheard of']
const samples = genres.flatMap((genre, place) =>
  mediums.map((medium, at) =>
    publishedListing(String(100 + place * mediums.length + at), {
      genre,
      medium,
      tags: [genre],
      pageCount: 60 * at,
      askingPrice: 4_000 * (place + 1) * (at + 1),
      contentRating: contentRatings[at % contentRatings.length]!,
      description: at % 2 ? 'An award-winning series, the first of a trilogy.' : 'A house by the sea.',
    }),
  ),
)

it('the rules’ version is raised with every change that moves what listings are searched by', () => {
  const fields = samples.map((listing) => {
    const scored = withFound(listing, null, new Date(0))
    const row = {
      _id: listing.id,
      version: 1,
      isDeleted: false,
      listing,
      scored,
      found: null,
      foundVersion: 0,
      meaning: null,
    }
    const { shortfall, marketSize, productionComplexity, roiPotential, riskScore } = fieldsOf(row, null, new Date(0))
    return [listing.id, shortfall, marketSize, productionComplexity, roiPotential, riskScore]
  })
  // Fails after such a change: raise `rulesVersion` and add its digest, so that kept rows are made anew.
  expect(createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16)).toBe(digests[rulesVersion])
})
