import { aCounter, anOffer, aRound } from '../../testing/offer-samples.ts'
import { comparedTerms, hasRoom, roundLine } from './round-words.ts'

describe('the terms of two rounds', () => {
  it('say what changed beside what it was, and leave the rest as it is', () => {
    const price = { kind: 'fixed', amount: 90_000 } as const
    expect(comparedTerms(aRound({ deal: { profits: 2 } }), aCounter({ deal: { price } }))).toEqual([
      { term: 'Option fee', before: '£18,000', now: '£20,000' },
      { term: 'Option period', before: null, now: '18 months' },
      { term: 'Rights', before: null, now: 'Exclusive all rights, worldwide' },
      { term: 'Purchase price', before: 'To be agreed', now: '£90,000' },
      { term: 'Net profits', before: '2%', now: 'As usual' },
    ])
  })
  it('are nothing but terms where there was no round before', () =>
    expect(comparedTerms(null, aRound()).every(({ before }) => before === null)).toBe(true))
})

describe('the line about the rounds of an offer', () => {
  it('names an open counter-offer and its end', () =>
    expect(roundLine(anOffer({ rounds: 2, counter: aCounter() }))).toBe(
      'Counter-offer £20,000 · answer by 24 Nov 2026',
    ))
  it('counts rounds once there were several, and is none for one', () => {
    expect(roundLine(anOffer({ rounds: 3, offerPrice: 21_000 }))).toBe('3 rounds · now £21,000')
    expect(roundLine(anOffer())).toBeNull()
  })
})

it('has a room from when it reached the agent', () => {
  expect(hasRoom(anOffer())).toBe(true)
  expect(hasRoom(anOffer({ timeline: anOffer().timeline.slice(0, 1) }))).toBe(false)
})
