import { mediumLabels } from '@storyright/contracts/vocabulary'
import type { ItemListing } from '../../services/ai/src/recommendations/model/item.ts'
import { loaded } from '../../services/ai/src/recommendations/model/model.ts'
import { favouriteWeight } from '../../services/ai/src/recommendations/model/signal-weight.ts'
import { wordsIn } from '../../services/ai/src/recommendations/model/words.ts'
import { rank } from '../../services/ai/src/recommendations/ranking/rank.ts'
import { reasonFor } from '../../services/ai/src/recommendations/ranking/reasoning.ts'
import { sampleOf } from '../../services/ai/src/recommendations/ranking/samples.ts'
import type { Seed } from '../../services/ai/src/recommendations/ranking/seed.ts'
import { Tastes } from '../../services/ai/src/recommendations/training/tastes.ts'
import { trainModel } from '../../services/ai/src/recommendations/training/train-model.ts'
import { evaluatedListings } from './listings.ts'
import { inventReaders } from './readers.ts'

const now = new Date('2026-11-15T00:00:00Z')
const wishes = [
  'a harbour thriller',
  'war film',
  'children’s animation',
  'crime drama for television',
  'a gothic romance',
]

describe('every reason that 200 generated people are shown', () => {
  const { listings, activities } = inventReaders(evaluatedListings(), { people: 600, seed: 4 })
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const tastes = new Tastes()
  for (const { user, listingId } of activities) tastes.like(user, listingId, 1)
  const model = loaded(trainModel({ listings, tastes, now }))
  const favourites = Map.groupBy(
    activities.filter(({ kind }) => kind === 'favourite'),
    ({ user }) => user,
  )
  const readers = [...favourites.values()].slice(0, 200)
  const shown = readers.flatMap((own, number) => {
    const seeds = own.map(({ listingId, at }): Seed => {
      return { signal: 'favourite', weight: favouriteWeight(at, now), listingId, words: [], typed: null }
    })
    const typed = wishes[number % wishes.length]!
    if (number % 2) seeds.push({ signal: 'lookingFor', weight: 1.5, listingId: null, words: wordsIn(typed), typed })
    const liked = new Set(own.map(({ listingId }) => listingId))
    const candidates = rank(model, seeds, (item) => (liked.has(model.items[item]!) ? 0 : 1))
    return sampleOf(model, candidates, { count: 8, refresh: 0 }).map((candidate) => {
      const listing = byId.get(model.items[candidate.item]!)!
      const reasons = { model, seeds, listingOf: (id: string) => byId.get(id), mayName: () => true }
      return { listing, seeds, candidate, ...reasonFor(candidate, listing, reasons) }
    })
  })
  const tagsOf = ({ genre, subgenre, themes, keywords }: ItemListing) =>
    [genre, subgenre, ...themes, ...keywords].flatMap((tag) => (tag ? [tag.toLowerCase()] : []))
  const bandOf = ({ suggestedOfferMax: price }: ItemListing) => price && Math.round(Math.log2(price))

  it('names a title only that shares a tag, its author, its medium or its price band', () => {
    const named = shown.filter(({ signal }) => signal === 'favourite')
    expect(named.length).toBeGreaterThan(500)
    for (const { listing, because, seeds, candidate, reasoning } of named) {
      const liked = byId.get(because!.listingId!)!
      expect(seeds[candidate.seed!]!.listingId).toBe(liked.id)
      const shared = [
        tagsOf(listing).some((tag) => tagsOf(liked).includes(tag)),
        listing.author === liked.author,
        listing.medium === liked.medium,
        bandOf(listing) === bandOf(liked),
      ]
      expect([listing.title, liked.title, shared]).toEqual([listing.title, liked.title, expect.arrayContaining([true])])
      const said = reasoning.slice(reasoning.lastIndexOf('(') + 1, -1)
      const [first] = said.split(', ')
      const tag = first!.match(/^also (?:about )?(.+)$/)?.[1]
      const isTrue = tag
        ? [listing, liked].every((one) => tagsOf(one).some((own) => own.startsWith(tag.toLowerCase())))
        : ({ 'same author': shared[1], 'similar price': shared[3] }[first!] ??
          (first!.startsWith('same medium') && shared[2]))
      expect([reasoning, isTrue]).toEqual([reasoning, true])
    }
  })

  it('names words only that stand in a tag, the author’s name or the medium', () => {
    const named = shown.filter(({ signal }) => signal === 'lookingFor')
    expect(named.length).toBeGreaterThan(10)
    for (const { listing, because } of named) {
      const said = [...tagsOf(listing), listing.author, mediumLabels[listing.medium]].flatMap(wordsIn)
      const wanted = wordsIn(because!.says).filter((word) => word !== 'for')
      expect([listing.title, wanted.filter((word) => said.includes(word))]).not.toEqual([listing.title, []])
    }
  })

  it('calls a title outside the usual genres only where none that was liked is of its genre', () => {
    const outside = shown.filter(({ reasoning }) => reasoning.includes('outside your usual genres'))
    for (const { listing, seeds } of outside)
      expect(seeds.map(({ listingId }) => listingId && byId.get(listingId)!.genre)).not.toContain(listing.genre)
  })

  it('calls popular only what at least three people like', () => {
    for (const { signal, candidate } of shown)
      if (signal === 'popular') expect(model.support[candidate.item]).toBeGreaterThanOrEqual(3)
  })
})
