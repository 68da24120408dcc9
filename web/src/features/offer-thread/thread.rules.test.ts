import { anOfferMessage, someMessages } from '../../testing/offer-room-samples.ts'
import { anOffer } from '../../testing/offer-samples.ts'
import { closedWords, firstUnread, withMessages } from './thread.rules.ts'

const idsOf = (thread: readonly { id: number }[]) => thread.map(({ id }) => id)

describe('the messages known', () => {
  it('are each there once, the oldest first, as the newest answer has them', () => {
    const thread = withMessages(someMessages(3, 5), [anOfferMessage(5, { text: 'Again' }), ...someMessages(1, 3)])
    expect(idsOf(thread)).toEqual([1, 2, 3, 4, 5])
    expect(thread.at(-1)!.text).toBe('Again')
  })

  it('stay retracted when an older answer comes later', () => {
    const retracted = anOfferMessage(1, { text: null, retractedAt: '2026-11-18T11:00:00.000Z' })
    expect(withMessages([retracted], [anOfferMessage(1)])).toEqual([retracted])
  })

  it('have no gap: what was before one is read again', () => {
    expect(idsOf(withMessages(someMessages(1, 3), someMessages(60, 61)))).toEqual([60, 61])
  })
})

describe('the first unread message', () => {
  const thread = someMessages(1, 6)
  it.each([
    ['nothing is unread', { onlooker: 'producer', unread: 0, upTo: 6 }, null],
    ['counts the other side’s alone', { onlooker: 'producer', unread: 2, upTo: 6 }, 3],
    ['counts up to what there was', { onlooker: 'producer', unread: 1, upTo: 4 }, 3],
    ['is the oldest known where more are unread than are known', { onlooker: 'agent', unread: 9, upTo: 6 }, 2],
    ['administrators have none', { onlooker: 'admin', unread: 3, upTo: 6 }, null],
  ] as const)('%s', (_rule, asked, id) => {
    expect(firstUnread(thread, asked)).toBe(id)
  })

  it('passes over what was retracted', () => {
    const gone = anOfferMessage(5, { text: null, retractedAt: '2026-11-18T11:00:00.000Z' })
    const asked = { onlooker: 'producer', unread: 1, upTo: 6 } as const
    expect(firstUnread(withMessages(thread, [gone]), asked)).toBe(3)
  })
})

it.each([
  [anOffer({ paymentStatus: 'requires_payment' }), 'producer', /once your card hold/],
  [anOffer({ status: 'rejected' }), 'agent', /was rejected/],
  [anOffer({ status: 'cancelled' }), 'producer', /was cancelled/],
  [anOffer({ status: 'expired', endedBecause: 'hold_expired' }), 'producer', /more than 30 days ago/],
  [anOffer(), 'admin', /Only the producer and the agent/],
] as const)('says why nobody can write', (offer, onlooker, words) => {
  expect(closedWords(offer, onlooker)).toMatch(words)
})
