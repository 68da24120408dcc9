import { offerEvents, type PublicOffer } from '@storyright/contracts/events'
import {
  offerEndings,
  offerSides,
  offerStatuses,
  optionNoticeKinds,
  paymentStatuses,
} from '@storyright/contracts/vocabulary'
import { sampleOffer } from '@storyright/testing/sample-offer'
import type { Letter } from '../../mail/letters/letter.ts'
import { acceptedLetters, feeLetters, signedLetters } from './acceptance.ts'
import {
  counterAgreedLetters,
  counterDeclinedLetters,
  counterMadeLetters,
  counterWithdrawnLetters,
} from './counter-offer.ts'
import { type Correspondence, type Deal, dealOf } from './deal.ts'
import { endedLetters } from './ended.ts'
import { extraRightsAnsweredLetters, extraRightsAskedLetters } from './extra-rights.ts'
import { expiredLetters, heldLetters, holdEndingLetters } from './holds.ts'
import { optionEndedLetters } from './option-ended.ts'
import { declinedLetters, exercisedLetters, extendedLetters, recordedLetters, withdrawnLetters } from './options.ts'
import { revertedLetters, surrenderedLetters } from './rights-back.ts'
import { roundEndingLetters, roundNotHeldLetters, roundStandsLetters } from './rounds.ts'

const site = 'https://storyright.example'
const at = '2026-11-26T10:00:00.000Z'
const dealWith = (change: Partial<PublicOffer> = {}): Deal =>
  dealOf(site, {
    offer: sampleOffer({ id: 'an-offer', ...change }),
    now: new Date('2026-11-25T17:30:00.000Z'),
    producer: null,
    agent: null,
  })

const notices = optionNoticeKinds.flatMap((kind) =>
  offerSides.map(
    (by): Partial<PublicOffer> => ({
      status: 'accepted',
      optionNotice: { kind, by, status: 'waiting', endsAt: null, reason: null },
    }),
  ),
)
const surrenders = [true, false].flatMap((isWhole) =>
  [at, null].map(
    (exercisedAt): Partial<PublicOffer> => ({
      status: 'accepted',
      exercisedAt,
      surrender: { words: ['Exclusive film rights, United States'], isWhole },
    }),
  ),
)
const fees: Partial<PublicOffer>[] = [
  { status: 'accepted', refundedAmount: 2_500 },
  { status: 'accepted', refundedAmount: 12_500, feeReturn: { by: 'refund', choice: null, note: null } },
  {
    status: 'accepted',
    refundedAmount: 12_500,
    feeReturn: { by: 'dispute', choice: 'keep', note: 'Paid by transfer' },
  },
]
const round = (by: 'producer' | 'agent', change: Partial<PublicOffer> = {}): Partial<PublicOffer> => ({
  negotiation: {
    number: 2,
    by,
    offerPrice: 15_000,
    optionPeriod: 24,
    expiresAt: '2026-11-26T10:00:00.000Z',
    message: 'A sequel is likely',
    reason: 'Too dear for us',
  },
  ...change,
})
const [counter, proposal] = [round('agent'), round('producer')]
const of = (letters: (deal: Deal) => Correspondence, ...changes: Partial<PublicOffer>[]) =>
  (changes.length === 0 ? [{}] : changes).map((change) => letters(dealWith(change)))

/** By what each of an offer's events is told in letters; `null` for those that are told to nobody. */
const written: Record<string, Correspondence[] | null> = {
  submitted: null,
  changed: null,
  held: of(heldLetters),
  'hold-ending': of(holdEndingLetters),
  accepted: of(acceptedLetters, { status: 'accepted' }),
  rejected: of(endedLetters, ...offerEndings.map((endedBecause) => ({ status: 'rejected', endedBecause }) as const)),
  cancelled: of(endedLetters, ...offerEndings.map((endedBecause) => ({ status: 'cancelled', endedBecause }) as const)),
  expired: of(
    expiredLetters,
    { status: 'expired', endedBecause: 'hold_expired' },
    { status: 'expired', endedBecause: 'round_lapsed' },
  ),
  renewed: null,
  'extra-rights-asked': of(extraRightsAskedLetters, { extraRights: { answer: null } }),
  'extra-rights-answered': of(
    extraRightsAnsweredLetters,
    { extraRights: { answer: 'waived' } },
    { extraRights: { answer: 'kept' } },
  ),
  countered: of(counterMadeLetters, counter, round('agent', { status: 'expired' })),
  'counter-agreed': of(counterAgreedLetters, counter),
  'counter-declined': of(counterDeclinedLetters, counter, round('agent', { status: 'expired' })),
  'counter-withdrawn': of(counterWithdrawnLetters, counter),
  'round-ending': of(roundEndingLetters, counter, proposal),
  'round-stands': of(roundStandsLetters, proposal),
  'round-not-held': of(
    roundNotHeldLetters,
    ...(['pending', 'expired', 'accepted'] as const).map((status) => round('producer', { status })),
  ),
  released: null,
  'option-ended': of(
    optionEndedLetters,
    { status: 'accepted' },
    { status: 'accepted', optionEndedBecause: 'refunded' },
  ),
  'fee-returned': of(feeLetters('returned'), ...fees),
  'fee-refund-failed': of(feeLetters('refund_failed'), ...fees),
  'fee-disputed': of(feeLetters('disputed'), ...fees),
  'fee-dispute-closed': of(feeLetters('dispute_closed'), ...fees),
  'option-kept': of(feeLetters('kept'), ...fees),
  'extension-recorded': of(recordedLetters, ...notices),
  extended: of(extendedLetters, ...notices),
  'exercise-recorded': of(recordedLetters, ...notices),
  exercised: of(exercisedLetters, ...notices),
  surrendered: of(surrenderedLetters, ...surrenders),
  'reversion-recorded': of(recordedLetters, ...notices),
  reverted: of(revertedLetters, ...surrenders),
  'notice-declined': of(declinedLetters, ...notices),
  'notice-withdrawn': of(withdrawnLetters, ...notices),
  signed: of(
    signedLetters,
    { signedByProducerAt: at },
    { signedByAgentAt: at },
    { signedByProducerAt: at, signedByAgentAt: at },
  ),
  snapshot: null,
}
const pageOf = {
  producer: `${site}/my-submissions?offer=an-offer`,
  agent: `${site}/agent-dashboard?tab=submissions&offer=an-offer`,
}
/** What is about a round leads to the room. */
const isOfRounds = (event: string) => /^(counter|round)/.test(event)
/** What happened, or what is asked: never only that something has ended. */
const says =
  /with the agent|An offer of|ends in|has been accepted|is accepted|was not accepted|was cancelled|has expired|has run out|has ended|was refunded to|went back to|did not reach|is disputed|is closed|goes on|continues|was (extended|exercised)|is (extended|exercised|signed)|was declined|gave back|went back|was withdrawn|Please sign|additional rights|A counter-offer for|was agreed|You agreed to|ends tomorrow|now stands at|The new hold/

describe('every letter about an offer', () => {
  const events = offerEvents.map(({ subjectPrefix }) => subjectPrefix.split('.').at(-1)!)
  it('is one of these', () => expect(Object.keys(written).toSorted()).toEqual(events.toSorted()))

  it.each(Object.keys(written).filter((event) => written[event]))('leads its side to that very offer: %s', (event) => {
    const letters = written[event]!.flatMap((to) =>
      offerSides.flatMap((side): [string, Letter][] =>
        to[side] ? [[isOfRounds(event) ? `${site}/offers/an-offer` : pageOf[side], to[side]]] : [],
      ),
    )
    expect(letters.length).toBeGreaterThan(0)
    for (const [page, { text, html, subject }] of letters) {
      expect(text).toContain(`:\n${page}\n`)
      expect(html).toContain(`href="${page.replaceAll('&', '&amp;')}"`)
      expect(subject).toMatch(says)
      expect(subject).toContain('“Slack Water”')
    }
  })
})

describe('a letter about an offer that ended', () => {
  const cases = offerStatuses.flatMap((status) =>
    paymentStatuses.flatMap((paymentStatus) =>
      offerEndings.map((endedBecause) => ({ status, paymentStatus, endedBecause })),
    ),
  )
  it('says that nothing was charged only where that is so', () => {
    for (const change of cases) {
      const { producer, agent } = endedLetters(dealWith(change))
      for (const { text } of [producer, agent].filter((letter) => letter !== undefined)) {
        const isTaken = change.paymentStatus === 'captured'
        expect(/nothing has been charged/i.test(text)).toBe(!isTaken)
        expect(/£12,500 was charged to (your|the producer’s) card anyway/.test(text)).toBe(isTaken)
      }
    }
  })
})
