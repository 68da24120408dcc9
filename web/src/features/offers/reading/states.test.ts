import type { Offer } from '@storyright/contracts/http'
import { offerEndings, offerStatuses, paymentStatuses } from '@storyright/contracts/vocabulary'
import { shortState } from '../../../entities/offer/short-state.ts'
import { anOffer } from '../../../testing/offer-samples.ts'
import { stepsOf } from './open-offer.tsx'
import { whatNext } from './what-next.ts'

const sides = ['producer', 'agent'] as const
const ended = offerStatuses.filter((status) => status !== 'pending' && status !== 'accepted')
const notHeld = { timeline: [{ at: '2026-11-17T09:14:00.000Z', moment: 'submitted', note: null }] } as const

/** Every state of an offer and its money, with everything that is said of it. */
const said = (statuses: readonly Offer['status'][]) =>
  statuses.flatMap((status) =>
    paymentStatuses.flatMap((paymentStatus) =>
      offerEndings.flatMap((endedBecause) =>
        [0, 6_000, 18_000].flatMap((refundedAmount) =>
          [{}, { timeline: [...notHeld.timeline] }].flatMap((timeline) =>
            sides.map((side) => {
              const offer = anOffer({ status, paymentStatus, endedBecause, refundedAmount, ...timeline })
              const { head, text } = whatNext(offer, side)
              const steps = stepsOf(offer, side).flatMap(({ title, detail }) => [title, detail])
              return { offer, side, words: [head, text, shortState(offer, side), ...steps].join(' | ') }
            }),
          ),
        ),
      ),
    ),
  )

describe('what is said of an offer that has ended', () => {
  it('never is that nothing was charged, held or paid where money was taken', () => {
    for (const { offer, words } of said(ended))
      if (offer.paymentStatus === 'captured')
        expect(words).not.toMatch(/nothing was (charged|held)|not paid|nothing held|hold released/i)
  })

  it('is that money was taken, or went back, only where it was', () => {
    for (const { offer, words } of said(ended)) {
      const isTaken = offer.paymentStatus === 'captured' && offer.refundedAmount === 0
      expect(words.includes('still charged')).toBe(isTaken)
      expect(words.includes('refunded')).toBe(offer.refundedAmount > 0)
    }
  })

  it('never is that a hold is released that never was, or still is', () => {
    for (const { offer, words } of said(ended)) {
      if (offer.refundedAmount > 0) continue
      const wasNever = offer.timeline.length === 1 && offer.paymentStatus !== 'held'
      if (wasNever || offer.paymentStatus === 'held') expect(words).not.toMatch(/is released|Hold released/)
    }
  })
})

describe('what is said of an offer that is open or accepted', () => {
  it('never is that nothing was charged', () => {
    for (const { words } of said(['pending', 'accepted'])) expect(words).not.toMatch(/nothing was charged/i)
  })
})
