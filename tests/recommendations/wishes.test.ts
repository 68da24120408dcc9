import { wishIn } from '@storyright/asking'
import { loaded } from '../../services/ai/src/recommendations/model/model.ts'
import { genreWord, mediumWord, wordsIn } from '../../services/ai/src/recommendations/model/words.ts'
import { keepTo } from '../../services/ai/src/recommendations/ranking/keep-to-wish.ts'
import { rank } from '../../services/ai/src/recommendations/ranking/rank.ts'
import { sampleOf } from '../../services/ai/src/recommendations/ranking/samples.ts'
import { Tastes } from '../../services/ai/src/recommendations/training/tastes.ts'
import { trainModel } from '../../services/ai/src/recommendations/training/train-model.ts'
import { evaluatedListings } from './listings.ts'
import { inventReaders } from './readers.ts'

describe('people who only say what they are looking for', () => {
  const listings = evaluatedListings()
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const tastes = new Tastes()
  for (const { user, listingId } of inventReaders(listings, { people: 300, seed: 6 }).activities)
    tastes.like(user, listingId, 1)
  const model = loaded(trainModel({ listings, tastes, now: new Date('2026-11-15T00:00:00Z') }))

  function shownTo(typed: string) {
    const wish = wishIn(typed)
    const words = [...wordsIn(typed), ...[...wish.genres].map(genreWord), ...[...wish.mediums].map(mediumWord)]
    const { worthOf, widened, fitting } = keepTo(model, wish, { isPossible: () => true, least: 8 })
    const seeds = [{ signal: 'lookingFor', weight: 1.5, listingId: null, words, typed } as const]
    const sample = sampleOf(model, rank(model, seeds, worthOf, fitting), { count: 8, refresh: 0 })
    return { listings: sample.map(({ item }) => byId.get(model.items[item]!)!), widened }
  }

  it.each([
    ['a war film', ['War'], null],
    ['a children’s animation', ["Children's"], null],
    ['a TV crime drama', ['Crime', 'Drama'], 'television'],
    ['a gothic novel, not romance', ['Gothic'], 'book'],
    ['a true crime podcast', ['True Crime'], 'podcast'],
  ] as const)(
    '“%s” are shown titles that fit, at least six of eight where there are so many',
    (says, genres, medium) => {
      const fits = listings.filter(
        ({ genre, medium: own, status }) =>
          status === 'available' && genres.some((one) => one === genre) && (medium === null || own === medium),
      )
      const { listings: shown, widened } = shownTo(says)
      expect(shown).toHaveLength(8)
      expect(shown.filter((listing) => fits.includes(listing)).length).toBeGreaterThanOrEqual(Math.min(6, fits.length))
      expect(widened.length > 0).toBe(fits.length < 8)
    },
  )

  it('are not shown the same titles', () => {
    const lists = ['a war film', 'a children’s animation', 'a TV crime drama'].map((says) => shownTo(says).listings)
    expect(new Set(lists.flat()).size).toBe(24)
  })

  it('keep to a price, and hear which part was given up where nothing fits', () => {
    const dear = shownTo('a thriller under £50k')
    for (const { genre, suggestedOfferMax } of dear.listings) {
      expect(genre).toBe('Thriller')
      expect(suggestedOfferMax).toBeLessThanOrEqual(50_000)
    }
    expect(dear.widened).toEqual([])
    const none = shownTo('a thriller under £1')
    expect(none.widened).toEqual(['price'])
    expect(new Set(none.listings.map(({ genre }) => genre))).toEqual(new Set(['Thriller']))
  })
})
