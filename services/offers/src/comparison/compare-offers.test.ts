import type { Viewer } from '@storyright/contracts/vocabulary'
import { conflicts, dayAt, formatBook, overlaps, parseBook } from '@storyright/rights'
import { sampleTerms } from '@storyright/testing'
import { isFullSize } from '@storyright/testing/test-size'
import fc from 'fast-check'
import { concerns } from '../offers/bulk-terminations.ts'
import type { Hold } from '../payments/hold.ts'
import { whyNot } from '../rights/availability.ts'
import { keptLines } from '../rights/scope.ts'
import type { OpenTaking } from '../rights/taking.store.ts'
import { compare, type InPlay, joinable } from './compare-offers.rules.ts'

const now = new Date('2026-11-29T12:00:00.000Z')
const captureBefore = new Date('2026-12-04T12:00:00.000Z')
const agentId = 'the agent'
const viewer: Viewer = { id: agentId, role: 'agent', tier: 'free', verified: true }
const whole = 'World; L; film+tv; always; exclusive'
const bookIn = (text: string) => parseBook(text).book!
const listing = { status: 'available', isDeleted: false, rights: whole, terms: sampleTerms() }

function inPlay(id: string, change: Partial<Omit<InPlay, 'scope'>> & { scope?: string } = {}): InPlay {
  const { scope = whole, ...rest } = change
  const hold = { number: 1, status: 'held', amountPence: 500_000, captureBefore, releasedAt: null } as unknown as Hold
  return {
    ...{ id, producerId: `producer of ${id}`, agentId, status: 'pending', offerPrice: 5_000, optionPeriod: 18 },
    ...{
      deal: null,
      extraRightsRequest: null,
      terms: sampleTerms(),
      scope: keptLines(bookIn(scope)) as InPlay['scope'],
    },
    ...{ round: 1, rounds: [], claim: null, hold, holds: [hold] },
    ...{ submittedAt: now, updatedAt: now, reachedAgentAt: now },
    ...rest,
  }
}
function takes(scope: string, change: Partial<OpenTaking> = {}): OpenTaking {
  const free = { offerId: null, producerId: null, until: null, mayRunUntil: null, holder: null, inWords: null }
  return { id: 'taking', kind: 'outside', lines: bookIn(scope), note: null, ...free, ...change }
}
const compared = (offers: InPlay[], change: Partial<Parameters<typeof compare>[1]> = {}) =>
  compare(offers, { listing, takings: [], budget: null, viewer, personOf: () => undefined, now, ...change })

describe('offers compared', () => {
  it('stand with the highest fee first, of equal ones the earlier', () => {
    const earlier = inPlay('earlier', { submittedAt: new Date(now.getTime() - 1) })
    const offers = [inPlay('later'), earlier, inPlay('higher', { offerPrice: 6_000 })]
    expect(compared(offers).map(({ offerId }) => offerId)).toEqual(['higher', 'earlier', 'later'])
  })

  it('say what is paid at a budget: the price, that less the fee on account of it, and both', () => {
    const price = { kind: 'budget', percent: 2, floor: 40_000, ceiling: null } as const
    const offers = [
      inPlay('counts', { deal: { price } }),
      inPlay('does not', { deal: { price, feeCreditable: false } }),
      inPlay('fixed', { deal: { price: { kind: 'fixed', amount: 3_000 } } }),
      inPlay('open'),
    ]
    const figures = (budget: number | null) =>
      compared(offers, { budget }).map((one) => [one.priceAtBudget, one.dueOnExercise, one.totalIfExercised])
    expect(figures(5_000_000)).toEqual([
      [100_000, 95_000, 100_000],
      [100_000, 100_000, 105_000],
      [3_000, 0, 5_000],
      [null, null, null],
    ])
    expect(figures(null)).toEqual([
      [null, null, null],
      [null, null, null],
      [3_000, 0, 5_000],
      [null, null, null],
    ])
  })

  it('say until when money is held, of none that has run out', () => {
    const offers = [inPlay('held'), inPlay('expired', { status: 'expired' })]
    expect(compared(offers).map(({ heldUntil }) => heldUntil)).toEqual([captureBefore.toISOString(), null])
  })

  it('are accepted and countered by their agent; administrators accept on their behalf', () => {
    const offers = [inPlay('held'), inPlay('expired', { status: 'expired' })]
    const may = (change: Partial<Viewer>) =>
      compared(offers, { viewer: { ...viewer, ...change } }).map((one) => [one.may.accept, one.may.counter])
    expect(may({})).toEqual([
      [true, true],
      [false, true],
    ])
    expect(may({ id: 'another', role: 'admin' })).toEqual([
      [true, false],
      [false, false],
    ])
  })

  it('go together where their rights do not conflict, and are not one producer’s on the same', () => {
    const joins = (...offers: InPlay[]) => compared(offers).map(({ canJoin }) => canJoin)
    const film = inPlay('film', { scope: 'World; L; film; always; exclusive' })
    const tv = inPlay('tv', { scope: 'World; L; tv; always; exclusive' })
    expect(joins(film, tv)).toEqual([['tv'], ['film']])
    expect(joins(film, inPlay('all'))).toEqual([[], []])
    const shared = { scope: 'World; L; film; always; non-exclusive' }
    expect(joins(inPlay('one', shared), inPlay('two', shared))).toEqual([['two'], ['one']])
    expect(joins(inPlay('one', shared), film)).toEqual([[], []])
    const own = { ...shared, producerId: 'one producer' }
    expect(joins(inPlay('one', own), inPlay('two', own))).toEqual([[], []])
  })

  it('go with nothing where something that is taken stands against them', () => {
    const film = inPlay('film', { scope: 'World; L; film; always; exclusive' })
    const tv = inPlay('tv', { scope: 'World; L; tv; always; exclusive' })
    const seen = (takings: OpenTaking[]) =>
      compared([film, tv], { takings }).map(({ isFree, canJoin }) => [isFree, canJoin.length])
    expect(seen([takes('US; L; film; always; exclusive')])).toEqual([
      [false, 0],
      [true, 0],
    ])
    // What the offer itself takes while its money is captured does not stand against it.
    expect(seen([takes('World; L; film; always; exclusive', { offerId: 'film' })])).toEqual([
      [true, 1],
      [true, 1],
    ])
    expect(compared([film], { listing: { ...listing, status: 'withdrawn' } })[0]?.isFree).toBe(false)
  })
})

describe('which offers go together', () => {
  const part = (...texts: string[]) => fc.constantFrom(...texts)
  const line = fc
    .tuple(part('World', 'US', 'GB', 'World ex US'), part('L', 'en'), part('film', 'tv', 'film+tv'))
    .chain((where) =>
      part('exclusive', 'non-exclusive', 'first-look').map((how) => [...where, 'always', how].join('; ')),
    )
  const offer = fc.record({
    producerId: part('one', 'two', 'three'),
    scope: fc.array(line, { minLength: 1, maxLength: 2 }).map((lines) => bookIn(lines.join(' || '))),
    isFree: fc.boolean(),
  })
  const offers = fc
    .array(offer, { maxLength: 8 })
    .map((some) => some.map((one, place) => ({ ...one, id: String(place), text: formatBook(one.scope) })))
  const check = (property: fc.IProperty<[Parameters<typeof joinable>[0]]>) =>
    fc.assert(property, { numRuns: isFullSize ? 5_000 : 300 })

  it('is the same both ways, and what asking of each pair would say', () => {
    check(
      fc.property(offers, (some) => {
        const joins = joinable(some)
        for (const one of some) {
          const naive = some.filter(
            (other) =>
              other.id !== one.id &&
              one.isFree &&
              other.isFree &&
              !conflicts(one.scope, other.scope) &&
              !(one.producerId === other.producerId && overlaps(one.scope, other.scope)),
          )
          expect(joins.get(one.id)).toEqual(naive.map(({ id }) => id))
          for (const id of joins.get(one.id)!) expect(joins.get(id)).toContain(one.id)
        }
      }),
    )
  })

  it('is what accepting one does: the others are neither ended by it nor refused after it', () => {
    const rights = 'World; L; film+tv; always; exclusive || World; L; film+tv; always; first-look'
    check(
      fc.property(offers, (some) => {
        const joins = joinable(some.map((one) => ({ ...one, isFree: true })))
        for (const one of some)
          for (const other of some) {
            if (one.id === other.id) continue
            const taken = takes(one.text, { kind: 'option', offerId: one.id, producerId: one.producerId })
            const scoped = { terms: listing.terms, scope: keptLines(other.scope) as InPlay['scope'] }
            const ends = (because: 'another_accepted' | 'already_optioned') =>
              concerns({ lines: keptLines(one.scope) as InPlay['scope'], because }, scoped)
            const isEnded =
              ends('another_accepted') || (one.producerId === other.producerId && ends('already_optioned'))
            const sought = { producerId: other.producerId, takings: [taken], today: dayAt(now) }
            const isRefused = whyNot({ ...listing, rights }, other.scope, sought) !== undefined
            expect(joins.get(one.id)!.includes(other.id)).toBe(!isEnded && !isRefused)
          }
      }),
    )
  })
})
