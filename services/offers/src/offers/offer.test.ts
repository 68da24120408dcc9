import { type OfferEnding, offerEndings, offerStatuses, paymentStatuses } from '@storyright/contracts/vocabulary'
import { auditedState } from '../audit.store.ts'
import { offerMayBecome, requireClaimable, requireEndable, requirePayable, statusAfter } from './offer.ts'

type Deciding = Parameters<typeof auditedState>[0]
const claimed = { committedAt: null }
const committed = { committedAt: new Date() }
const waiting = (more: Partial<Deciding> = {}): Deciding => ({
  status: 'pending',
  claim: null,
  hold: { status: 'held' },
  ...more,
})
const ended = offerStatuses.filter((status) => status !== 'pending')
const refusedWith = (status: number, code: string) => expect.objectContaining({ status, code })

describe('an offer', () => {
  it('is answered, taken back or runs out while it is pending', () => {
    for (const end of ['accepted', 'rejected', 'cancelled', 'expired'] as const)
      expect(offerMayBecome('pending', end)).toBe(true)
  })
  it('can be renewed only after its hold ran out', () => {
    expect(offerStatuses.filter((status) => offerMayBecome(status, 'pending'))).toEqual(['expired'])
  })
  it.each(['accepted', 'rejected', 'cancelled'] as const)('stays %s for good', (end) => {
    for (const other of offerStatuses) expect(offerMayBecome(end, other)).toBe(false)
  })
  it('is audited as being accepted only until that is committed', () =>
    expect([null, claimed, committed].map((claim) => auditedState(waiting({ claim })).isBeingAccepted)).toEqual([
      false,
      true,
      false,
    ]))
})

describe('ending an offer', () => {
  it.each(offerEndings)('because of %s leads out of pending', (because) => {
    expect(() => requireEndable(waiting(), because)).not.toThrow()
    expect(offerMayBecome('pending', statusAfter[because])).toBe(true)
  })
  it.each(ended)('is refused once it is %s', (status) => {
    for (const because of offerEndings)
      expect(() => requireEndable(waiting({ status }), because)).toThrow(refusedWith(409, 'OFFER_CLOSED'))
  })
  it('waits for an acceptance under way, and never takes back one that is done', () => {
    expect(() => requireEndable(waiting({ claim: claimed }), 'hold_expired')).toThrow(
      refusedWith(409, 'BEING_ACCEPTED'),
    )
    expect(() => requireEndable(waiting({ claim: committed }), 'hold_expired')).toThrow(
      refusedWith(409, 'OFFER_CLOSED'),
    )
  })
  it('is told by what happened to it', () => {
    expect(() => requireEndable(waiting({ status: 'expired' }), 'agent_rejected')).toThrow(
      /hold of this offer has run out/,
    )
    expect(() => requireEndable(waiting({ status: 'cancelled' }), 'agent_rejected')).toThrow(/already cancelled/)
  })
})

describe('claiming a listing for an offer', () => {
  const claim = (offer: Deciding, ending?: OfferEnding) => () => requireClaimable(offer, ending)

  it('takes a pending one whose money is held', () => expect(claim(waiting())).not.toThrow())
  it.each(ended)('is refused once it is %s', (status) =>
    expect(claim(waiting({ status }))).toThrow(refusedWith(409, 'OFFER_CLOSED')),
  )
  it('is refused while somebody else accepts it', () =>
    expect(claim(waiting({ claim: claimed }))).toThrow(refusedWith(409, 'BEING_ACCEPTED')))
  it.each(offerEndings)('is refused once it is about to end because of %s', (ending) =>
    expect(claim(waiting(), ending)).toThrow(refusedWith(409, 'OFFER_CLOSED')),
  )
  it.each(paymentStatuses.filter((status) => status !== 'held'))('is refused while its money is %s', (status) =>
    expect(claim(waiting({ hold: { status } }))).toThrow(refusedWith(409, 'NOT_HELD')),
  )
})

describe('paying an offer', () => {
  it('uses the unpaid hold that it has', () => {
    for (const status of ['requires_payment', 'failed'] as const)
      expect(requirePayable(waiting({ hold: { status } }), undefined)).toBe('the hold it has')
  })
  it('needs another hold after the last ran out', () =>
    expect(requirePayable(waiting({ status: 'expired', hold: { status: 'expired' } }), undefined)).toBe('another hold'))
  it('is refused when the money is held already, or the offer came to an end', () => {
    for (const offer of [waiting(), waiting({ status: 'accepted' }), waiting({ status: 'rejected' })])
      expect(() => requirePayable(offer, undefined)).toThrow(refusedWith(409, 'NOTHING_TO_PAY'))
  })
  it('is refused when the offer is about to end', () =>
    expect(() => requirePayable(waiting({ hold: { status: 'failed' } }), 'listing_sold')).toThrow(
      refusedWith(409, 'OFFER_CLOSED'),
    ))
})
