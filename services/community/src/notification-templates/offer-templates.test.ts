import {
  agreementSigned,
  counterAgreed,
  counterDeclined,
  counterMade,
  counterWithdrawn,
  type EventDefinition,
  exerciseRecorded,
  extensionRecorded,
  extraRightsAnswered,
  extraRightsAsked,
  feeDisputeClosed,
  feeDisputed,
  feeRefundFailed,
  feeReturned,
  noticeDeclined,
  noticeWithdrawn,
  offerAccepted,
  offerCancelled,
  offerEvents,
  offerExpired,
  offerHeld,
  offerHoldEnding,
  offerRejected,
  optionEnded,
  optionExercised,
  optionExtended,
  optionKept,
  type PublicOffer,
  reversionRecorded,
  rightsReverted,
  rightsSurrendered,
  roundEnding,
  roundNotHeld,
  roundStands,
} from '@storyright/contracts/events'
import { offerEndings, paymentStatuses } from '@storyright/contracts/vocabulary'
import { sampleOffer } from '@storyright/testing/sample-offer'
import { offerNotices, offerSteps } from './offer-templates.ts'

const [producerId, agentId] = ['a producer', 'an agent']
const now = new Date('2026-11-25T17:30:00.000Z')
const offer = (change: Partial<PublicOffer> = {}) => sampleOffer({ id: 'an-offer', producerId, agentId, ...change })

/** What each side is told. */
function told(event: EventDefinition<PublicOffer>, change: Partial<PublicOffer>, since: Partial<PublicOffer> = {}) {
  const data = offer(change)
  const notices = offerNotices({ type: event.type, data, entityversion: 3 }, { newest: { ...data, ...since }, now })
  const to = (id: string) => notices.find(({ personIds }) => personIds.includes(id))?.title
  return { producer: to(producerId), agent: to(agentId) }
}

const notice = (change: Partial<NonNullable<PublicOffer['optionNotice']>> = {}) => ({
  optionNotice: {
    kind: 'extension',
    by: 'producer',
    status: 'waiting',
    endsAt: null,
    reason: null,
    ...change,
  } as const,
})
const [first, later] = ['2026-11-26T10:00:00.000Z', '2026-11-27T10:00:00.000Z']

const round = (by: 'producer' | 'agent', change: Partial<PublicOffer> = {}): Partial<PublicOffer> => ({
  negotiation: {
    number: 2,
    by,
    offerPrice: 15_000,
    optionPeriod: 24,
    expiresAt: first,
    message: null,
    reason: 'Too dear',
  },
  ...change,
})

const both = (title: string) => ({ producer: title, agent: title })

type Row = [EventDefinition<PublicOffer>, Partial<PublicOffer>, { producer?: string; agent?: string }]
const table: Row[] = [
  [offerHeld, {}, { agent: 'An offer of £12,500 for “Slack Water”' }],
  [
    offerHoldEnding,
    {},
    {
      agent: 'The offer for “Slack Water” ends on 28 Nov 2026, 17:30',
      producer: 'Your offer for “Slack Water” ends on 28 Nov 2026, 17:30',
    },
  ],
  [offerHoldEnding, { holdExpiresAt: '2026-11-25T17:00:00.000Z' }, {}],
  [offerAccepted, { status: 'accepted' }, { producer: 'Your offer for “Slack Water” was accepted' }],
  [offerRejected, { endedBecause: 'agent_rejected' }, { producer: 'Your offer for “Slack Water” was not accepted' }],
  [offerCancelled, { endedBecause: 'producer_cancelled' }, { agent: 'The offer for “Slack Water” was cancelled' }],
  [offerCancelled, { endedBecause: 'producer_cancelled', reachedAgent: false }, {}],
  [
    offerExpired,
    { status: 'expired' },
    { producer: 'Your offer for “Slack Water” has expired', agent: 'The offer for “Slack Water” has expired' },
  ],
  [offerExpired, { status: 'expired', reachedAgent: false }, {}],
  [agreementSigned, { signedByProducerAt: first }, { agent: 'Please sign the agreement for “Slack Water”' }],
  [agreementSigned, { signedByAgentAt: first }, { producer: 'Please sign the agreement for “Slack Water”' }],
  [
    agreementSigned,
    { signedByProducerAt: first, signedByAgentAt: later },
    { producer: 'The agreement for “Slack Water” is signed' },
  ],
  [
    agreementSigned,
    { signedByProducerAt: later, signedByAgentAt: first },
    { agent: 'The agreement for “Slack Water” is signed' },
  ],
  [
    optionEnded,
    {},
    { producer: 'The option on “Slack Water” has ended', agent: 'The option on “Slack Water” has ended' },
  ],
  [extensionRecorded, notice(), { agent: 'Please confirm: the option on “Slack Water” was extended' }],
  [
    exerciseRecorded,
    notice({ kind: 'exercise', by: 'agent' }),
    { producer: 'Please confirm: the option on “Slack Water” was exercised' },
  ],
  [optionExtended, notice({ status: 'confirmed' }), { producer: 'The option on “Slack Water” is extended' }],
  [
    optionExercised,
    notice({ kind: 'exercise', by: 'agent', status: 'confirmed' }),
    { agent: 'The option on “Slack Water” is exercised' },
  ],
  [
    rightsSurrendered,
    { surrender: { words: ['Exclusive film rights, United States'], isWhole: false } },
    { agent: 'The producer gave some of the rights in “Slack Water” back' },
  ],
  [
    rightsSurrendered,
    { surrender: { words: ['Exclusive film rights, United States'], isWhole: true } },
    { agent: 'The producer gave all rights in “Slack Water” back' },
  ],
  [
    reversionRecorded,
    notice({ kind: 'reversion', by: 'agent' }),
    { producer: 'Please confirm: the rights in “Slack Water” went back to the author' },
  ],
  [
    rightsReverted,
    notice({ kind: 'reversion', by: 'agent', status: 'confirmed' }),
    { agent: 'The rights in “Slack Water” went back to the author' },
  ],
  [
    noticeDeclined,
    notice({ kind: 'reversion', status: 'declined', reason: 'Not so' }),
    { producer: 'The reversion of the rights in “Slack Water” was declined' },
  ],
  [
    noticeDeclined,
    notice({ status: 'declined', reason: 'Not paid' }),
    { producer: 'The extension of the option on “Slack Water” was declined' },
  ],
  [
    noticeWithdrawn,
    notice({ status: 'withdrawn' }),
    { agent: 'The extension of the option on “Slack Water” was withdrawn' },
  ],
  [
    optionEnded,
    { optionEndedBecause: 'refunded' },
    { producer: 'The option on “Slack Water” has ended', agent: 'The option on “Slack Water” has ended' },
  ],
  [
    feeReturned,
    { refundedAmount: 12_500, feeReturn: { by: 'refund', choice: null, note: null } },
    {
      producer: 'The option fee for “Slack Water” was refunded to your card',
      agent: 'The option fee for “Slack Water” was refunded to the producer’s card',
    },
  ],
  [
    feeReturned,
    { refundedAmount: 500 },
    {
      producer: '£500 of £12,500 for “Slack Water” was refunded to your card',
      agent: '£500 of £12,500 for “Slack Water” was refunded to the producer’s card',
    },
  ],
  [
    extraRightsAsked,
    { extraRights: { answer: null } },
    { producer: 'The agent asks about the additional rights for “Slack Water”' },
  ],
  [extraRightsAsked, { extraRights: { answer: 'kept' } }, {}],
  [
    counterMade,
    round('agent'),
    { producer: 'A counter-offer for “Slack Water”: £15,000, open until 26 Nov 2026, 10:00' },
  ],
  [
    counterAgreed,
    round('agent'),
    {
      agent: 'Your counter-offer for “Slack Water” was agreed, and the money is held: accept by 28 Nov 2026, 17:30',
    },
  ],
  [counterDeclined, round('agent'), { agent: 'Your counter-offer for “Slack Water” was declined' }],
  [counterWithdrawn, round('agent'), { producer: 'The counter-offer for “Slack Water” was withdrawn' }],
  [roundEnding, round('agent'), { producer: 'The counter-offer for “Slack Water” ends tomorrow' }],
  [
    roundEnding,
    round('producer'),
    { agent: 'The offer for “Slack Water” ends tomorrow', producer: 'Your offer for “Slack Water” ends tomorrow' },
  ],
  [roundStands, round('producer'), { agent: 'The offer for “Slack Water” now stands at £12,500' }],
  [
    roundNotHeld,
    round('producer'),
    { producer: 'The new hold was not made: your offer of £12,500 for “Slack Water” stands' },
  ],
  [
    roundNotHeld,
    round('producer', { status: 'accepted' }),
    { producer: 'The new hold was let go: your offer for “Slack Water” was accepted before' },
  ],
  [roundNotHeld, round('producer', { status: 'expired' }), { producer: 'The new hold for “Slack Water” was not made' }],
  [
    extraRightsAnswered,
    { extraRights: { answer: 'waived' } },
    { agent: 'The producer leaves the additional rights for “Slack Water” out' },
  ],
  [
    extraRightsAnswered,
    { extraRights: { answer: 'kept' } },
    { agent: 'The producer keeps asking for the additional rights for “Slack Water”' },
  ],
  [extraRightsAnswered, { status: 'cancelled', extraRights: { answer: 'waived' } }, {}],
  [feeRefundFailed, {}, both('A refund for “Slack Water” did not reach the card')],
  [feeDisputed, {}, both('The payment of the option fee for “Slack Water” is disputed')],
  [feeDisputeClosed, {}, both('The dispute of the option fee for “Slack Water” is closed')],
  [optionKept, {}, both('The option on “Slack Water” continues')],
]

describe('what the sides of an offer are told', () => {
  it.each(table.map(([event, change, expected]) => [event.type, change, expected, event] as const))(
    'on %s %o',
    (_type, change, expected, event) => {
      expect(told(event, change)).toEqual({ producer: undefined, agent: undefined, ...expected })
    },
  )

  it('is told of every step that somebody has to know of', () => {
    expect(new Set(table.map(([{ type }]) => type))).toEqual(new Set(offerSteps.map(({ type }) => type)))
    const silent = offerEvents.filter((event) => !offerSteps.some(({ type }) => type === event.type))
    expect(silent.map(({ subjectPrefix }) => subjectPrefix.split('.').at(-1))).toEqual([
      'submitted',
      'changed',
      'renewed',
      'released',
      'snapshot',
    ])
  })

  it.each(offerEndings)('never of what a side did itself, and somebody hears of it: %s', (endedBecause) => {
    const { producer, agent } = told(offerRejected, { status: 'rejected', endedBecause })
    expect(producer ?? agent).toBeDefined()
    if (/^producer_/.test(endedBecause)) expect(producer).toBeUndefined()
    if (/^agent_/.test(endedBecause)) expect(agent).toBeUndefined()
  })

  it('says that nothing was charged only where that is so', () => {
    for (const paymentStatus of paymentStatuses)
      for (const endedBecause of offerEndings) {
        const data = offer({ status: 'rejected', endedBecause, paymentStatus })
        const notices = offerNotices({ type: offerRejected.type, data, entityversion: 3 }, { newest: data, now })
        const toProducer = notices.find(({ personIds }) => personIds.includes(producerId))
        if (toProducer) expect(/nothing has been charged/i.test(toProducer.detail!)).toBe(paymentStatus !== 'captured')
      }
  })

  it('asks for nothing that is decided by now', () => {
    const nobody = { producer: undefined, agent: undefined }
    expect(told(offerHeld, {}, { status: 'cancelled' })).toEqual(nobody)
    expect(told(offerHoldEnding, {}, { status: 'accepted' })).toEqual(nobody)
    expect(told(extensionRecorded, notice(), notice({ status: 'confirmed' }))).toEqual(nobody)
    for (const step of [counterMade, counterAgreed, roundEnding, roundStands])
      expect(told(step, round('agent'), { status: 'accepted' })).toEqual(nobody)
    expect(told(offerAccepted, { status: 'accepted' }, { signedByAgentAt: later }).producer).toBeDefined()
  })

  it('leads each side to the very offer, and is one thing for each version of it', () => {
    const [agent, producer] = [offerHeld, offerAccepted].map(
      (event) => offerNotices({ type: event.type, data: offer(), entityversion: 3 }, { newest: offer(), now })[0]!,
    )
    expect(agent!.link).toBe('/agent-dashboard?tab=submissions&offer=an-offer')
    expect(producer!.link).toBe('/my-submissions?offer=an-offer')
    expect(producer!.what).toBe('offers.offer.accepted.v1 an-offer 3')
    expect(producer!.detail).toContain('£12,500')
    const data = offer(round('producer'))
    const rooms = offerNotices({ type: roundEnding.type, data, entityversion: 3 }, { newest: data, now })
    expect(rooms.map(({ link }) => link)).toEqual(['/offers/an-offer', '/offers/an-offer'])
  })
})
