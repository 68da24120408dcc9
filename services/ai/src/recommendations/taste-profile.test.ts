import { tasteProfileOf } from './taste-profile.ts'

const seed = (listingId: string, weight: number) =>
  ({ signal: 'view', weight, listingId, words: [], typed: null }) as const
const listings = new Map([
  ['1', { genre: 'Crime', medium: 'book', suggestedOfferMax: 20_000 }],
  ['2', { genre: 'Drama', medium: 'book', suggestedOfferMax: null }],
  ['3', { genre: null, medium: 'game', suggestedOfferMax: 90_000 }],
] as const)

describe('a taste', () => {
  it('is shares of what was liked, by how much', () =>
    expect(tasteProfileOf([seed('1', 3), seed('2', 1), seed('3', 4), seed('9', 5)], listings)).toEqual({
      genres: [
        { name: 'Crime', share: 0.75 },
        { name: 'Drama', share: 0.25 },
      ],
      mediums: [
        { name: 'book', share: 0.5 },
        { name: 'game', share: 0.5 },
      ],
      priceRange: { low: 20_000, high: 90_000 },
    }))
  it('is nothing without likings', () =>
    expect(tasteProfileOf([seed('1', -2)], listings)).toEqual({ genres: [], mediums: [], priceRange: null }))
})
