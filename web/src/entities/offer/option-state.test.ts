import type { Offer } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { optionHolders } from '../../features/offers/after-the-deal/option-holders.ts'
import { aNotice, anAcceptedOffer, anOffer, aSignature } from '../../testing/offer-samples.ts'
import { hasEnded, isRunning, mayGoBack, mayRevert, recordable, waitsForConfirmation } from './option-state.ts'

const now = new Date('2027-01-10T09:00:00.000Z')
const signed = (change: Partial<Offer> = {}) => {
  const { agreement, ...offer } = anAcceptedOffer(change)
  const signatures = { producer: aSignature('Rosa Adeyemi'), agent: aSignature('Marlowe Fenn') }
  return { ...offer, agreement: { ...agreement!, ...signatures } }
}
const ended = { at: '2028-05-19T16:40:00.000Z', moment: 'option_ended', note: null } as const

describe('an option', () => {
  it('runs from acceptance until it ends or is exercised', () => {
    expect(isRunning(anAcceptedOffer(), now)).toBe(true)
    expect(isRunning(anOffer(), now)).toBe(false)
    expect(isRunning(anAcceptedOffer({ exercisedAt: '2027-01-01T09:00:00.000Z' }), now)).toBe(false)
    expect(isRunning(anAcceptedOffer({ timeline: [ended] }), now)).toBe(false)
    expect(isRunning(anAcceptedOffer(), new Date('2028-05-20T09:00:00.000Z'))).toBe(false)
  })

  it('may be extended once and exercised, but nothing is recorded beside what waits', () => {
    const withNotice = (change: Parameters<typeof aNotice>[0]) =>
      recordable(signed({ optionNotices: [aNotice(change)] }), now)
    expect(recordable(signed(), now)).toEqual(['extension', 'exercise'])
    expect(recordable(anAcceptedOffer(), now)).toEqual(['extension'])
    expect(withNotice({ status: 'waiting' })).toEqual([])
    expect(withNotice({ status: 'confirmed' })).toEqual(['exercise'])
    expect(withNotice({ status: 'declined' })).toEqual(['extension', 'exercise'])
    expect(withNotice({ status: 'withdrawn' })).toEqual(['extension', 'exercise'])
    expect(recordable(anAcceptedOffer({ timeline: [ended] }), now)).toEqual([])
    const many = Array.from({ length: offerLimits.noticesOfOption }, () => aNotice({ status: 'withdrawn' }))
    expect(recordable(anAcceptedOffer({ optionNotices: many }), now)).toEqual([])
  })

  it('may go back while it runs and after it was exercised, but not beside what waits, and is over then', () => {
    const exercised = { exercisedAt: '2027-01-01T09:00:00.000Z' }
    for (const offer of [anAcceptedOffer(), anAcceptedOffer(exercised)]) {
      expect([mayGoBack(offer, now), mayRevert(offer, now)]).toEqual([true, true])
      expect(mayGoBack({ ...offer, optionNotices: [aNotice()] }, now)).toBe(false)
      const many = Array.from({ length: offerLimits.noticesOfOption }, () => aNotice({ status: 'withdrawn' }))
      expect(mayRevert({ ...offer, optionNotices: many }, now)).toBe(false)
      expect(mayGoBack({ ...offer, optionNotices: many }, now)).toBe(true)
      for (const moment of ['option_ended', 'option_surrendered', 'reverted'] as const) {
        const over = { ...offer, timeline: [{ ...ended, moment }] }
        expect([hasEnded(over), mayGoBack(over, now)]).toEqual([true, false])
      }
      const part = { ...offer, timeline: [{ ...ended, moment: 'rights_surrendered' as const }] }
      expect(hasEnded(part)).toBe(false)
    }
    expect(mayGoBack(anOffer(), now)).toBe(false)
    expect(mayGoBack(anAcceptedOffer(), new Date('2028-05-20T09:00:00.000Z'))).toBe(false)
  })

  it('may be extended as often as its deal says', () => {
    const confirmed = (count: number) => Array.from({ length: count }, () => aNotice({ status: 'confirmed' }))
    const mayExtend = (times: number, count: number) =>
      recordable(signed({ deal: { extension: { times } }, optionNotices: confirmed(count) }), now).includes('extension')
    expect([mayExtend(0, 0), mayExtend(1, 0), mayExtend(1, 1), mayExtend(2, 1), mayExtend(2, 2)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
  })

  it('waits for the side that did not record', () => {
    const offer = anAcceptedOffer({ optionNotices: [aNotice({ by: 'producer' })] })
    expect(waitsForConfirmation(offer, 'agent')).toBe(true)
    expect(waitsForConfirmation(offer, 'producer')).toBe(false)
    expect(waitsForConfirmation({ ...offer, timeline: [ended] }, 'agent')).toBe(false)
  })

  it('has holders, by the offers that it came of: those that run on this listing', () => {
    const producer = { id: anOffer().userId, firstName: 'Rosa', lastName: 'Adeyemi', companyName: null }
    const offers = [anAcceptedOffer({ producer }), anOffer({ producer }), anAcceptedOffer({ listingId: '8' })]
    expect(optionHolders(offers, '7', now)).toEqual([
      { offerId: anOffer().id, name: 'Rosa Adeyemi, £18,000, until 19 May 2028' },
    ])
  })
})
