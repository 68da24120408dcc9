import fc from 'fast-check'
import type { Bid, Cell } from './cell.ts'
import { figuresOf } from './cell.ts'
import { figuresOfParts } from './read-market.ts'

const people = fc.integer({ min: 0, max: 11 }).map((number) => `person ${number}`)
const asking = fc.record({ agentId: people, price: fc.option(fc.integer({ min: 1_000, max: 900_000 })) })
const bid = fc.record({
  producerId: people,
  agentId: people,
  price: fc.integer({ min: 1_000, max: 900_000 }),
  isAccepted: fc.boolean(),
  hoursToAnswer: fc.option(fc.integer({ min: 0, max: 168 })),
})
const interest = fc.option(
  fc.record({
    now: fc.nat({ max: 500 }),
    before: fc.nat({ max: 500 }),
    people: fc.array(people).map((ids) => new Set(ids)),
  }),
)
const cell: fc.Arbitrary<Cell> = fc.record({
  askings: fc.array(asking, { maxLength: 30 }),
  bids: fc.array(bid, { maxLength: 20 }),
  interest,
})
const parts = fc
  .dictionary(fc.constantFrom('Crime', 'Comedy', 'Drama', 'Gothic', 'War', 'Memoir'), cell)
  .map((cells) => new Map(Object.entries(cells)))

const countOf = (ids: string[]) => new Set(ids).size
const producers = (bids: readonly Bid[]) => countOf(bids.map(({ producerId }) => producerId))

describe('the market', () => {
  it('shows no figure that fewer than five people stand behind', () => {
    fc.assert(
      fc.property(parts, (cells) => {
        for (const { name, figures } of figuresOfParts(cells)) {
          const { askings, bids, interest } = cells.get(name)!
          const agents = countOf(askings.flatMap(({ agentId, price }) => (price === null ? [] : agentId)))
          const answered = bids.filter(({ hoursToAnswer }) => hoursToAnswer !== null)
          if (agents < 5)
            expect([figures.askingMedian, figures.askingLow, figures.askingHigh]).toEqual([null, null, null])
          if (producers(bids) < 5)
            expect([figures.offers, figures.offerMedian, figures.acceptedPercent]).toEqual([null, null, null])
          if (producers(answered) < 5 || countOf(answered.map(({ agentId }) => agentId)) < 5)
            expect(figures.hoursToAnswer).toBeNull()
          if (!interest || interest.people.size < 5) expect(figures.interest).toBeNull()
          const isLacking = [figures.askingMedian, figures.offers, figures.hoursToAnswer].includes(null)
          expect(figures.suppressed).toBe(isLacking)
        }
      }),
    )
  })

  it('leaves nothing, or five people, to whoever takes what is shown away from the whole', () => {
    fc.assert(
      fc.property(parts, (cells) => {
        const hidden = figuresOfParts(cells).flatMap(({ name, figures }) =>
          figures.offers === null ? cells.get(name)!.bids : [],
        )
        const isEverything = figuresOfParts(cells).every(({ figures }) => figures.offers === null)
        expect(hidden.length === 0 || isEverything || producers(hidden) >= 5).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('does not tell whether one more offer was made, at any price: what is shown is rounded', () => {
    fc.assert(
      fc.property(fc.array(bid, { minLength: 8, maxLength: 20 }), bid, (bids, another) => {
        const [before, after] = [bids, [...bids, another]].map(
          (of) => figuresOf({ askings: [], bids: of, interest: null }).offers,
        )
        if (before == null || after == null) return
        expect([before % 5, after % 5]).toEqual([0, 0])
        // Only a count at the edge moves on, and no count is an edge for certain.
        expect(Math.abs(before - bids.length)).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('shows what there is where enough people stand behind it', () => {
    const bids = Array.from({ length: 6 }, (_one, place) => ({
      producerId: `p${place}`,
      agentId: `a${place}`,
      price: 10_000 + place * 1_000,
      isAccepted: place < 3,
      hoursToAnswer: 24 + place,
    }))
    const askings = bids.map(({ agentId }, place) => ({ agentId, price: 20_000 + place * 2_000 }))
    const people = new Set(bids.map(({ producerId }) => producerId))
    expect(figuresOf({ askings, bids, interest: { now: 15, before: 10, people } })).toEqual({
      listings: 6,
      askingMedian: 25_000,
      askingLow: 22_500,
      askingHigh: 27_500,
      offers: 5,
      offerMedian: 12_500,
      acceptedPercent: 50,
      hoursToAnswer: 24,
      interest: 50,
      suppressed: false,
    })
  })

  it('rests on nobody who has been a member for less than a week', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const bids = ids.map((id) => ({ producerId: id, agentId: id, price: 10_000, isAccepted: true, hoursToAnswer: 24 }))
    const askings = ids.map((agentId) => ({ agentId, price: 20_000 }))
    const cell = { askings, bids, interest: { now: 15, before: 10, people: new Set(ids) } }
    const shown = ({ askingMedian, offers, hoursToAnswer, interest }: ReturnType<typeof figuresOf>) => [
      ...[askingMedian, offers, hoursToAnswer, interest],
    ]
    expect(shown(figuresOf(cell))).not.toContain(null)
    expect(shown(figuresOf({ ...cell, newcomers: new Set(['c']) }))).toEqual([null, null, null, null])
    const [part] = figuresOfParts(new Map([['Crime', { ...cell, newcomers: new Set(['c']) }]]))
    expect(part!.figures.offers).toBeNull()
  })
})
