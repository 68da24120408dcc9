import { aCandidate, foundAt, someEnrichments } from '../../testing/enrichment-samples.ts'
import { aListing } from '../../testing/samples.ts'
import { expectedOf, findingsOf } from './seen.ts'

const video = {
  id: 'v1',
  title: 'A reading',
  channel: 'Old Books',
  views: 3,
  link: 'https://www.youtube.com/watch?v=v1',
}
const youtube = { totalViews: 3, videoCount: 1, popularityScore: null, adaptationPotential: null, videos: [video] }

describe('what somebody may decide about', () => {
  it('is in order: what counts, what waits for a word, what was refused', () => {
    const candidates = [
      aCandidate({ id: 'refused', isRefused: true }),
      aCandidate({ id: 'offered' }),
      aCandidate({ id: 'taken', isTaken: true }),
    ]
    const found = findingsOf(someEnrichments(), foundAt({ candidates }))
    expect(found.map(({ candidate, standing }) => [candidate.id, standing])).toEqual([
      ['taken', 'taken'],
      ['offered', 'offered'],
      ['refused', 'refused'],
    ])
  })

  it('is also what counts without being among the candidates, once', () => {
    const candidates = [aCandidate({ id: 'v1', isTaken: true }), aCandidate({ id: 'v2' })]
    const of = foundAt({ source: 'youtube', candidates })
    const another = { ...video, id: 'v9' }
    const found = findingsOf(someEnrichments({ youtube: { ...youtube, videos: [video, another] } }), of)
    expect(found.map(({ candidate: { id } }) => id)).toEqual(['v1', 'v9', 'v2'])
    expect(found[1]?.candidate).toMatchObject({ by: 'Old Books' })
  })
})

it.each([
  ['nothing is known', {}, 0],
  ['nothing was found', { youtubeVideoCount: 0, twitterMentions: 0 }, 0],
  ['something was found', { youtubeVideoCount: 2, twitterMentions: 5, mediumDetails: '{}' }, 3],
])('room is kept for what the listing says is there: %s', (_which, listing, sources) =>
  expect(expectedOf(aListing(listing))).toBe(sources),
)
