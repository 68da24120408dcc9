import type { OfferSide } from '@storyright/contracts/vocabulary'
import { mayWrite } from './thread.ts'

const DAY = 86_400_000
const ranOut = new Date('2026-11-01T09:00:00.000Z')

type Written = Parameters<typeof mayWrite>[0]
const reached = {
  status: 'pending',
  reachedAgentAt: new Date('2026-10-25T09:00:00.000Z'),
  updatedAt: ranOut,
  endedBecause: null,
  claim: null,
  hold: { status: 'held', releasedAt: null, releaseWantedAt: null, captureBefore: ranOut },
} as Written
const states: Record<string, Written> = {
  reached,
  'not reached': { ...reached, reachedAgentAt: null },
  'being accepted': { ...reached, claim: { committedAt: null } as Written['claim'] },
  expired: { ...reached, status: 'expired', endedBecause: 'hold_expired' },
  accepted: { ...reached, status: 'accepted' },
  rejected: { ...reached, status: 'rejected', endedBecause: 'agent_rejected' },
  cancelled: { ...reached, status: 'cancelled', endedBecause: 'producer_cancelled' },
  'renewed, and never paid': { ...reached, status: 'cancelled', endedBecause: 'never_paid' },
}

describe('writing about an offer', () => {
  const gone = 'The hold of this offer has run out.'
  it.each<[string, number, string | null, string | null]>([
    ['not reached', 0, 'The money for this offer is not held yet.', 'There is no such offer.'],
    ['reached', 0, null, null],
    ['being accepted', 0, null, null],
    ['expired', 0, null, null],
    ['expired', 30, null, null],
    ['expired', 30.01, gone, gone],
    ['accepted', 400, null, null],
    ['rejected', 0, 'This offer is already rejected.', 'This offer is already rejected.'],
    ['cancelled', 0, 'This offer is already cancelled.', 'This offer is already cancelled.'],
    ['renewed, and never paid', 0, 'This offer is already cancelled.', gone],
  ])('that is %s, %d days after its hold ran out', (state, days, forProducer, forAgent) => {
    const now = new Date(ranOut.getTime() + days * DAY)
    const refusalFor = (side: OfferSide) => mayWrite(states[state]!, side, now)?.message ?? null
    expect([refusalFor('producer'), refusalFor('agent')]).toEqual([forProducer, forAgent])
  })
})
