import { decodeModel, encodeModel } from '../files/model-files.ts'
import type { ItemListing } from '../model/item.ts'
import { type LoadedModel, loaded } from '../model/model.ts'
import { matchScore } from '../recommend.ts'
import { Tastes } from '../training/tastes.ts'
import { trainModel } from '../training/train-model.ts'
import { mergedSeeds } from './merged-seeds.ts'
import { rank } from './rank.ts'
import { reasonFor, reasoningOf } from './reasoning.ts'
import { diversify, sampleOf } from './samples.ts'
import type { Seed } from './seed.ts'

const subjects = ['murder harbour alibi', 'wedding vineyard letters', 'starship android colony']
const genres = ['Crime', 'Romance', 'Sci-Fi']
const listings = Array.from({ length: 90 }, (_, at): ItemListing => {
  const kind = at % 3
  return {
    id: String(at + 1),
    status: at === 60 ? 'sold' : 'available',
    title: `Title ${at}`,
    author: `${genres[kind]} author ${at % 60}`,
    description: subjects[kind]!,
    logline: null,
    medium: at % 2 ? 'book' : 'screenplay',
    genre: genres[kind]!,
    subgenre: null,
    themes: [],
    keywords: subjects[kind]!.split(' ').slice(0, 1 + (at % 2)),
    suggestedOfferMax: 10_000 * (1 + (at % 5)),
    viabilityScore: 50 + (at % 40),
  }
})
const now = new Date('2026-11-01T00:00:00Z')
const seed = (change: Partial<Seed>): Seed => ({
  signal: 'favourite',
  weight: 3,
  listingId: null,
  words: [],
  typed: null,
  ...change,
})
const model = loaded(trainModel({ listings, tastes: new Tastes(), now }))
const all = () => 1
const genreOf = (of: LoadedModel, item: number) => listings[Number(of.items[item]) - 1]!.genre

describe('ranking', () => {
  it('leads from a listing to those that are about the same, and says that it did', () => {
    const first = rank(model, [seed({ listingId: '1' })], all).slice(0, 8)
    expect(new Set(first.map(({ item }) => genreOf(model, item)))).toEqual(new Set(['Crime']))
    expect(new Set(first.map((one) => one.seed))).toEqual(new Set([0]))
  })

  it('leads from words to what is about them', () => {
    const [first] = rank(model, [seed({ signal: 'search', words: ['android'] })], all)
    expect(genreOf(model, first!.item)).toBe('Sci-Fi')
  })

  it('leads to what people who like it like, however little they have in common', () => {
    const tastes = new Tastes()
    for (let person = 0; person < 20; person++) for (const id of ['1', '2']) tastes.like(`person ${person}`, id, 3)
    const taught = loaded(trainModel({ listings, tastes, now }))
    const places = (of: LoadedModel) =>
      rank(of, [seed({ listingId: '1' })], all).findIndex(({ item }) => of.items[item] === '2')
    expect(places(taught)).toBeLessThan(3)
    expect(places(model)).toBeGreaterThan(10)
  })

  it('leads away from what is like a dismissed listing', () => {
    const seeds = [seed({ listingId: '1', weight: -2 }), seed({ listingId: '2', weight: 0.5 })]
    const last = rank(model, seeds, all).slice(-5)
    expect(new Set(last.map(({ item }) => genreOf(model, item)))).toEqual(new Set(['Crime']))
  })

  it('brings nothing that is worth nothing or not available, and other things in proportion', () => {
    const halved = rank(model, [], (item) => (item === 5 ? 0 : item === 6 ? 0.5 : 1))
    const items = halved.map(({ item }) => item)
    expect(items).not.toContain(5)
    expect(items).not.toContain(60)
    const whole = rank(model, [], all).find(({ item }) => item === 6)!
    expect(halved.find(({ item }) => item === 6)!.score).toBeCloseTo(whole.score / 2)
  })

  it('has something for everybody', () => expect(rank(model, [], all)).toHaveLength(89))

  it('is the same after the model has been a file', () => {
    const file = Uint8Array.from(Buffer.concat(encodeModel(model)))
    const back = loaded(decodeModel(file)!)
    expect(rank(back, [seed({ listingId: '1' })], all)).toEqual(rank(model, [seed({ listingId: '1' })], all))
  })
})

describe('a sample', () => {
  const candidates = rank(model, [seed({ listingId: '1' }), seed({ listingId: '2' })], all)
  const samples = Array.from({ length: 14 }, (_, refresh) => sampleOf(model, candidates, { count: 8, refresh }))

  it('repeats nothing of the one before', () => {
    for (const [at, sample] of samples.entries()) {
      expect(sample).toHaveLength(8)
      for (const one of samples[at + 1] ?? []) expect(sample).not.toContain(one)
    }
  })
  it('is all there is where there is little', () => {
    expect(sampleOf(model, candidates.slice(0, 5), { count: 8, refresh: 3 })).toHaveLength(5)
    expect(sampleOf(model, [], { count: 8, refresh: 3 })).toEqual([])
  })
  it('has the strongest first and no author twice where there are others', () => {
    const sample = diversify(model, candidates, 8)
    expect(sample[0]).toBe(candidates[0])
    expect(new Set(sample.map(({ item }) => model.author[item])).size).toBe(8)
  })
})

describe('what tells of the same', () => {
  it('counts as one, by the name of what tells most', () => {
    const seeds = [
      seed({ listingId: '1', signal: 'view', weight: 1 }),
      seed({ listingId: '1', signal: 'favourite', weight: 3 }),
      seed({ listingId: '2', signal: 'view', weight: 0.5 }),
    ]
    expect(mergedSeeds(seeds)).toMatchObject([
      { listingId: '1', signal: 'favourite', weight: 4 },
      { listingId: '2', weight: 0.5 },
    ])
  })
  it('is a dismissal once somebody dismissed it', () =>
    expect(mergedSeeds([seed({ listingId: '1' }), seed({ listingId: '1', weight: -2.5 })])).toMatchObject([
      { weight: -2.5 },
    ]))
})

describe('a match', () => {
  it.each([
    [1, 0, 69],
    [1, 4, 84],
    [1, 40, 95],
    [0.5, 40, 79],
    [0, 40, 40],
  ])('with %p of the best one’s score and signals of %p is %p', (score, known, match) =>
    expect(matchScore({ score, best: 1, known })).toBe(match),
  )
})

describe('a reason', () => {
  it.each([
    ['favourite', 'Because you favourited “Carmilla”'],
    ['offer', 'Because you made an offer on “Carmilla”'],
    ['view', 'Because you spent time with “Carmilla”'],
    ['search', 'Because you searched for “Carmilla”'],
    ['share', 'Because you shared “Carmilla”'],
    ['feedback', 'Because you liked our recommendation of “Carmilla”'],
    ['lookingFor', 'Because you are looking for “Carmilla”'],
    ['popular', 'Popular with other producers right now'],
    ['varied', 'Editor’s pick: outside your usual genres'],
  ] as const)('of %s is “%s”', (signal, says) => expect(reasoningOf(signal, 'Carmilla')).toBe(says))

  it('is short however much somebody wrote', () => {
    const reason = reasoningOf('lookingFor', 'crime and drama '.repeat(100))
    expect(reason.length).toBeLessThan(160)
    expect(reason).toMatch(/ …”$/)
    expect(reasoningOf('lookingFor', `x${'𠀀'.repeat(100)}`)).toBe(
      `Because you are looking for “x${'𠀀'.repeat(59)} …”`,
    )
  })
})

describe('whoever has done something alone', () => {
  const taught = (people: readonly (readonly string[])[]) => {
    const tastes = new Tastes()
    for (const [person, own] of people.entries()) for (const id of own) tastes.like(`person ${person}`, id, 10)
    return loaded(trainModel({ listings, tastes, now }))
  }
  const others = Array.from({ length: 9 }, (_, at) => [String(10 + at), String(11 + at), '20', '21'])
  const listOf = (of: LoadedModel, id: string) =>
    rank(of, [seed({ listingId: id })], all).map(({ item }) => of.items[item])
  /** A Crime and a Romance title that others like, too, and one that nobody else does: nothing joins them but one account. */
  const alone = ['20', '12', '71']

  it('leads nobody from one title to another', () => {
    for (const accounts of [1, 2]) {
      const led = taught([...others, ...Array.from({ length: accounts }, () => ['1', '71'])])
      const [from, to] = [led.itemOf.get('1')!, led.itemOf.get('71')!]
      expect([led.behaviour.starts[from], led.behaviour.starts[to]]).toEqual([
        led.behaviour.starts[from + 1],
        led.behaviour.starts[to + 1],
      ])
      expect(listOf(led, '1')).toEqual(listOf(taught(others), '1'))
    }
    expect(
      listOf(taught([...others, ...Array.from({ length: 3 }, () => ['1', '71'])]), '1').indexOf('71'),
    ).toBeLessThan(3)
  })

  it('makes nothing popular', () => {
    const led = taught([...others, alone, ['71']])
    expect(led.popularity[led.itemOf.get('71')!]).toBe(0)
    expect(led.popularity[led.itemOf.get('20')!]).toBeGreaterThan(0)
  })

  it('cannot be read from what anybody else is shown: whether one account or two did it, their lists are the same', () => {
    const together = taught([...others, alone])
    const apart = taught([...others, ['20', '12'], ['71']])
    for (const id of alone) expect(listOf(together, id)).toEqual(listOf(apart, id))
  })
})

describe('a place in eight', () => {
  const tastes = new Tastes()
  for (let person = 0; person < 9; person++)
    for (let id = 1; id <= 60; id++) tastes.like(`person ${person}`, String(id), 3)
  const taught = loaded(trainModel({ listings, tastes, now }))
  const candidates = rank(taught, [seed({ listingId: '1' })], all)
  const isUntouched = (item: number) => taught.support[item] === 0

  it('is for what nobody has touched and fits best, and says so', () => {
    const sample = sampleOf(taught, candidates, { count: 16, refresh: 0 })
    expect(sample.map(({ isExploration }) => isExploration)).toEqual(
      Array.from({ length: 16 }, (_, place) => place % 8 === 7),
    )
    for (const { item, isExploration } of sample)
      if (isExploration) expect([isUntouched(item), genreOf(taught, item)]).toEqual([true, 'Crime'])
  })

  it('is an ordinary one where everything has been touched', () => {
    const sample = sampleOf(
      taught,
      candidates.filter(({ item }) => !isUntouched(item)),
      { count: 8, refresh: 0 },
    )
    expect(sample).toHaveLength(8)
    expect(sample.some(({ isExploration }) => isExploration)).toBe(false)
  })

  it('is not in a list of three', () =>
    expect(sampleOf(taught, candidates, { count: 3, refresh: 0 }).some(({ isExploration }) => isExploration)).toBe(
      false,
    ))
})

describe('the reason for a listing', () => {
  const described: Omit<ItemListing, 'id' | 'status' | 'title' | 'description' | 'logline' | 'viabilityScore'> = {
    author: 'A',
    medium: 'book',
    genre: 'Crime',
    subgenre: null,
    themes: [],
    keywords: [],
    suggestedOfferMax: null,
  }
  const liked = { ...described, title: 'Liked', author: 'B', medium: 'game', genre: 'Drama' } as const
  const because = (listing: object, change: Partial<Seed> = {}, item = 0) =>
    reasonFor(
      { item, seed: 0 },
      { ...described, ...listing },
      {
        model: { popularity: Float32Array.of(0, 0.9) },
        seeds: [seed({ listingId: '9', ...change })],
        listingOf: () => liked,
        mayName: () => true,
      },
    )
  it.each([
    [{ genre: 'Drama' }, 'also Drama'],
    [{ keywords: ['drama'] }, 'also Drama'],
    [{ author: 'b' }, 'same author'],
    [{ medium: 'game' }, 'same medium: Game'],
    [{ genre: 'Drama', author: 'B', medium: 'game' }, 'same author, also Drama'],
  ])('is the signal where they share %j, and says so', (shared, says) =>
    expect(because(shared)).toMatchObject({
      signal: 'favourite',
      reasoning: `Because you favourited “Liked” (${says})`,
    }),
  )
  it('is none where they share nothing that can be seen', () =>
    expect(because({})).toEqual({
      signal: 'varied',
      reasoning: 'Editor’s pick: outside your usual genres',
      because: null,
    }))
  it('is that it is popular where it is', () => expect(because({}, {}, 1).signal).toBe('popular'))
  it('is words only where a tag, the author or the medium has one of them', () => {
    const words = { listingId: null, signal: 'search', typed: 'crime and war', words: ['crime', 'and', 'war'] } as const
    expect(because({}, words)).toMatchObject({ signal: 'search', because: { listingId: null, says: 'crime and war' } })
    expect(because({ genre: 'Drama', subgenre: 'pride and prejudice' }, words).signal).toBe('varied')
  })
  it('calls nothing outside the usual genres of somebody who has none', () =>
    expect(because({}, { listingId: null, words: ['war'] }).reasoning).toBe('Editor’s pick'))
})

describe('what fits a wish', () => {
  it('is ranked even if nothing leads to it', () => {
    const poor = { ...model, best: new Uint32Array() }
    expect(
      rank(poor, [], all, [4, 7])
        .map(({ item }) => item)
        .sort(),
    ).toEqual([4, 7])
  })
})
