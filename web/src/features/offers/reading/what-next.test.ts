import { offerEndings, offerMoments, paymentStatuses } from '@storyright/contracts/vocabulary'
import { isMoving } from '../../../entities/offer/offer-state.ts'
import {
  aNotice,
  anAcceptedOffer,
  anExpiredOffer,
  anOffer,
  anUnpaidOffer,
  aSignature,
} from '../../../testing/offer-samples.ts'
import { momentWords } from './history.tsx'
import { stepsOf } from './open-offer.tsx'
import { whatNext } from './what-next.ts'

const sides = ['producer', 'agent'] as const
const released = { status: 'rejected', paymentStatus: 'released' } as const
const signed = { url: 'http://localhost/a', textHash: 'ab', producer: aSignature('Rosa'), agent: aSignature('Fenn') }

describe('what happens next with an offer', () => {
  it('tells the producer until when the agent may answer, and what then becomes of the money', () => {
    const { text } = whatNext(anOffer(), 'producer')
    expect(text).toContain('charged £18,000 once')
    expect(text).toContain('by 24 Nov 2026, the hold is released')
  })

  it('tells the producer when an unpaid offer ends, as the services count it after a renewal', () => {
    const { text } = whatNext(anUnpaidOffer({ unpaidUntil: '2026-11-25T09:14:00.000Z' }), 'producer')
    expect(text).toContain('Unpaid, it ends on 25 Nov 2026, 09:14')
  })

  it('says that a declined card holds nothing', () => {
    const { head, text } = whatNext(anOffer({ paymentStatus: 'failed', holdExpiresAt: null }), 'producer')
    expect(head).toBe('Your card was declined.')
    expect(text).toContain('Nothing is held')
  })

  it('never says released while the money is still held', () => {
    const text = whatNext(anOffer({ status: 'rejected', endedBecause: 'agent_rejected' }), 'producer').text
    expect(text).toContain('being released')
    expect(whatNext(anOffer({ ...released, endedBecause: 'agent_rejected' }), 'producer').text).toContain('is released')
  })

  it('says of an exercised option that it was, whatever the signatures', () => {
    const offer = anAcceptedOffer({ exercisedAt: '2026-11-22T10:00:00.000Z' })
    expect(whatNext(offer, 'producer').text).toContain('The option was exercised on 22 Nov 2026')
    expect(whatNext(offer, 'producer').text).not.toContain('runs until')
  })

  it('never says that nothing was charged of money that was, and went back', () => {
    const taken = { status: 'rejected', endedBecause: 'admin_released', paymentStatus: 'captured' } as const
    for (const side of sides) {
      expect(whatNext(anOffer(taken), side).text).toContain('an administrator is looking into it')
      expect(whatNext(anOffer({ ...taken, refundedAmount: 18_000 }), side).text).toContain('£18,000 was refunded')
    }
  })

  it('says that it can be renewed only where it can', () => {
    expect(whatNext(anExpiredOffer(), 'producer').text).toContain('Renew to hold £18,000 again')
    const { text } = whatNext(anExpiredOffer({ isPayable: false }), 'producer')
    expect(text).toContain('cannot be renewed')
    expect(text).not.toContain('Renew to hold')
  })

  it('says why it ended in words of its own, for every reason and both sides', () => {
    for (const side of sides) {
      const said = offerEndings.map((endedBecause) => whatNext(anOffer({ ...released, endedBecause }), side).head)
      expect(said).not.toContain('The offer was rejected.')
      expect(new Set(said).size).toBeGreaterThanOrEqual(offerEndings.length - 1)
    }
  })

  it('asks each side for its own name only', () => {
    const half = anAcceptedOffer({ agreement: { ...signed, producer: null } })
    expect(whatNext(half, 'producer').head).toBe('Your signature is needed.')
    expect(whatNext(half, 'agent').head).toBe('Waiting for the producer’s signature.')
    expect(whatNext(anAcceptedOffer({ agreement: signed, signedOptionUrl: 'x' }), 'agent').head).toBe(
      'Both have signed.',
    )
  })
})

describe('the steps of an offer', () => {
  it.each(sides)('always have at most one that is now, seen by the %s', (side) => {
    for (const status of ['pending', 'accepted', 'rejected', 'cancelled', 'expired'] as const)
      for (const paymentStatus of paymentStatuses) {
        const states = stepsOf(anOffer({ status, paymentStatus }), side).map(({ state }) => state)
        expect(states.filter((state) => state === 'now').length).toBeLessThanOrEqual(1)
        expect(states.toSorted((one, other) => order[one] - order[other])).toEqual(states)
      }
  })
  const order = { done: 0, now: 1, next: 2 }

  it('have nothing to come once it ended without a deal', () => {
    expect(stepsOf(anOffer(released), 'producer').map(({ title }) => title)).toEqual([
      'Submitted',
      'Hold released',
      'Rejected',
    ])
  })

  it('end when both have signed', () => {
    expect(stepsOf(anAcceptedOffer({ agreement: signed }), 'agent').at(-1)).toMatchObject({
      title: 'Signed',
      state: 'done',
    })
  })
})

describe('the history of an offer', () => {
  it('has words for every moment', () => {
    for (const onlooker of [...sides, 'admin'] as const)
      for (const moment of offerMoments) expect(momentWords(moment, anOffer(), onlooker)).toMatch(/^[A-Z£]/)
  })

  it('names who recorded and who answered, as the one who looks would', () => {
    const [at, answeredAt] = ['2026-11-21T09:30:00.000Z', '2026-11-22T10:00:00.000Z']
    const offer = anAcceptedOffer({ optionNotices: [aNotice({ by: 'producer', at, answeredAt, status: 'confirmed' })] })
    const said = (onlooker: 'producer' | 'agent' | 'admin') => [
      momentWords('extension_recorded', offer, onlooker, at),
      momentWords('extended', offer, onlooker, answeredAt),
    ]
    const until = 'confirmed the extension; it runs until 19 Nov 2029'
    expect(said('producer')).toEqual(['You recorded that the option was extended', `The agent ${until}`])
    expect(said('agent')).toEqual(['The producer recorded that the option was extended', `You ${until}`])
    expect(said('admin')).toEqual(['The producer recorded that the option was extended', `The agent ${until}`])
  })

  it('never says You to an administrator', () => {
    for (const moment of offerMoments) expect(momentWords(moment, anOffer(), 'admin')).not.toMatch(/\b[Yy]our?\b/)
  })
})

describe('an offer in movement', () => {
  it('is one that the services are finishing, never one that waits for a person', () => {
    expect(isMoving(anOffer())).toBe(false)
    expect(isMoving(anOffer({ paymentStatus: 'requires_payment' }))).toBe(false)
    expect(isMoving(anAcceptedOffer())).toBe(false)
    expect(isMoving(anOffer({ paymentStatus: 'captured' }))).toBe(true)
    expect(isMoving(anAcceptedOffer({ agreement: null }))).toBe(true)
    expect(isMoving(anOffer({ status: 'cancelled' }))).toBe(true)
  })
})
