import type { OfferRoom } from '@storyright/contracts/http'
import { aCounter, anAcceptedOffer, anExpiredOffer, anOffer, aRoom, aRound } from '../../testing/offer-samples.ts'
import { actLabel, actsOf, elsewhere, standingIn, unpaidIn } from './room.rules.ts'

const counter = aCounter()
const countered = { offer: anOffer({ counter, rounds: 2 }), rounds: [aRound(), counter] }
const mainOf = (room: OfferRoom, side: 'producer' | 'agent') => {
  const { main } = actsOf(room, side)
  return main && actLabel(main, room, side)
}
const all = { counter: true, agree: true, decline: true, withdraw: true, better: true, accept: true, write: true }

describe('the one main action', () => {
  it('of the agent is to accept what stands', () =>
    expect(mainOf(aRoom({ may: { ...aRoom().may, accept: true, counter: true } }), 'agent')).toBe('Accept £18,000'))

  it('of the agent is none while their counter-offer waits; accepting stays possible', () => {
    const room = aRoom({ ...countered, may: { ...aRoom().may, accept: true, counter: true, withdraw: true } })
    expect(actsOf(room, 'agent')).toEqual({ main: null, others: ['accept', 'counter', 'withdraw'] })
  })

  it('of the agent is a counter-offer once the hold has run out', () =>
    expect(mainOf(aRoom({ offer: anExpiredOffer(), may: { ...aRoom().may, counter: true } }), 'agent')).toBe(
      'Make a counter-offer',
    ))

  it('of the producer is to agree, with a hold where the fee is above the one that is held', () => {
    const may = { ...aRoom().may, agree: true, decline: true, better: true }
    expect(mainOf(aRoom({ ...countered, may }), 'producer')).toBe('Agree and hold £20,000')
    const lower = aCounter({ offerPrice: 15_000 })
    const cheaper = aRoom({ offer: anOffer({ counter: lower, rounds: 2 }), rounds: [aRound(), lower], may })
    expect(mainOf(cheaper, 'producer')).toBe('Agree to £15,000')
    expect(actsOf(cheaper, 'producer').others).toEqual(['better', 'decline'])
  })

  it('of the producer is to pay what they have agreed to, or to take that back', () => {
    const unpaid = { ...counter, status: 'unpaid' as const }
    const room = aRoom({ rounds: [aRound(), unpaid], may: { ...aRoom().may, withdraw: true, better: true } })
    expect(mainOf(room, 'producer')).toBe('Hold £20,000')
    expect(actsOf(room, 'producer').others).toEqual(['better', 'withdraw'])
    expect(unpaidIn(room)).toBe(unpaid)
    expect(standingIn(room).number).toBe(1)
  })

  it('is none for administrators, who only read', () =>
    expect(actsOf(aRoom({ ...countered, may: all }), 'admin')).toEqual({ main: null, others: [] }))

  it('is never one that the services would refuse', () => {
    for (const side of ['producer', 'agent'] as const)
      expect(actsOf(aRoom(countered), side)).toEqual({ main: null, others: [] })
  })

  it('is on another page once there is an agreement to sign', () => {
    expect(elsewhere(anAcceptedOffer(), 'agent')?.label).toBe('Sign agreement')
    expect(elsewhere(anExpiredOffer(), 'producer')?.label).toBe('Renew')
    expect(elsewhere(anOffer(), 'agent')).toBeNull()
  })
})
