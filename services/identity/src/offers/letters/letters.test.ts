import type { PublicOffer } from '@storyright/contracts/events'
import { offerEndings } from '@storyright/contracts/vocabulary'
import { sampleOffer } from '@storyright/testing/sample-offer'
import { acceptedLetters, signedLetters } from './acceptance.ts'
import {
  counterAgreedLetters,
  counterDeclinedLetters,
  counterMadeLetters,
  counterWithdrawnLetters,
} from './counter-offer.ts'
import { type Deal, dealOf } from './deal.ts'
import { endedLetters } from './ended.ts'
import { expiredLetters, heldLetters, holdEndingLetters } from './holds.ts'
import { optionEndedLetters } from './option-ended.ts'
import { declinedLetters, exercisedLetters, extendedLetters, recordedLetters, withdrawnLetters } from './options.ts'
import { revertedLetters, surrenderedLetters } from './rights-back.ts'
import { roundEndingLetters, roundNotHeldLetters, roundStandsLetters } from './rounds.ts'

const offer = sampleOffer({
  id: '9d1c8f1e-5a5a-4d59-9a06-6f8b0a3f7c11',
  listingTitle: 'Slack\nWater',
  producerId: '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11',
  agentId: '3f0a4a52-1c6d-4c1a-9a44-0f8f4d8f5b11',
})
const deal = (change: Partial<PublicOffer> = {}): Deal => ({
  ...dealOf('https://storyright.example', {
    offer: { ...offer, ...change },
    now: new Date('2026-11-25T17:30:00.000Z'),
    producer: null,
    agent: null,
  }),
  producer: {
    firstName: 'Julian',
    fullName: 'Julian Okonjo (Low Tide)',
    firm: 'Low Tide',
    pageUrl: 'https://p.example',
  },
  agent: {
    firstName: 'Eleanor',
    fullName: 'Eleanor Vane (Vane & Daughters)',
    firm: 'Vane & Daughters',
    pageUrl: 'https://a.example',
  },
})

const again = 'Make another offer:\nhttps://storyright.example/submit-offer/42'
const another = 'Find another title:\nhttps://storyright.example/listings'

describe('the letters about an offer', () => {
  it('lead each side to the very offer, on its own page', () => {
    const { producer, agent } = dealOf('https://storyright.example', { ...deal(), producer: null, agent: null })
    expect(producer.pageUrl).toBe(`https://storyright.example/my-submissions?offer=${offer.id}`)
    expect(agent.pageUrl).toBe(`https://storyright.example/agent-dashboard?tab=submissions&offer=${offer.id}`)
  })

  it('name nobody whose account is closed', () => {
    const { producer } = dealOf('https://storyright.example', { ...deal(), producer: null, agent: null })
    expect(producer.fullName).toBeNull()
    expect(heldLetters({ ...deal(), producer }).agent!.text).toContain('A producer offers £12,500')
  })

  it('bring the agent the terms, and the producer the promise that nothing is charged yet', () => {
    const { producer, agent } = heldLetters(deal())
    expect(agent!.subject).toBe('An offer of £12,500 for “Slack Water”')
    expect(agent!.text).toContain('Julian Okonjo (Low Tide) offers £12,500 for an option of 18 months on “Slack Water”')
    expect(agent!.text).toContain('Review the offer:\nhttps://a.example\n')
    expect(producer!.text).toContain('Nothing is charged until the agent accepts.')
    expect(producer!.text).not.toContain('Vane')
    for (const { text } of [producer!, agent!])
      expect(text).toContain('The hold lasts until Saturday 28 November 2026 at 17:30, UK time.')
  })

  it('ask the agent for an answer before the hold ends, and say until when and what follows from either', () => {
    const { subject, text } = holdEndingLetters(deal()).agent!
    expect(subject).toBe('Please answer the offer for “Slack Water”: it ends in 3 days')
    for (const words of [
      'You can accept or reject it until Saturday 28 November 2026 at 17:30, UK time.',
      'Producer: Julian Okonjo (Low Tide)\nOption fee: £12,500\nOption period: 18 months, exclusive\n',
      'Accept or reject it now:\nhttps://a.example\n',
      'If you accept, £12,500 is charged to the producer’s card at once and the option begins. If you reject, the hold is released',
    ])
      expect(text).toContain(words)
  })

  it('tell the producer what happens when the hold ends unanswered, without the agency’s name', () => {
    const { subject, text } = holdEndingLetters(deal()).producer!
    expect(subject).toBe('Your offer for “Slack Water” ends in 3 days unless the agent answers')
    expect(text).toContain('until Saturday 28 November 2026 at 17:30, UK time, and we have just reminded them')
    expect(text).toContain('the offer expires then, the hold on your card is released, and nothing is charged')
    expect(text).toContain('See the offer:\nhttps://p.example\n')
    expect(text).not.toContain('Vane')
  })

  it('say the rights line by line where the listing does not say all of them, five at most', () => {
    const lines = ['United Kingdom', 'Ireland', 'France', 'Germany', 'Italy', 'Spain', 'Portugal'].map(
      (country) => `Exclusive film rights, ${country}`,
    )
    for (const letters of [heldLetters, acceptedLetters, extendedLetters]) {
      const { text } = letters(deal({ status: 'accepted', scopeWords: lines })).producer!
      for (const [place, line] of lines.slice(0, 5).entries()) expect(text).toContain(`Rights ${place + 1}: ${line}\n`)
      expect(text).toContain('Rights: and 2 more\n')
      expect(text).not.toContain('Spain')
      expect(letters(deal({ status: 'accepted', scopeWords: lines.slice(0, 1) })).producer!.text).toContain(
        'Rights: Exclusive film rights, United Kingdom\n',
      )
      expect(letters(deal({ status: 'accepted' })).producer!.text).not.toContain('Rights')
    }
  })

  it('say what was given back, what is left, and what ended', () => {
    const words = ['Exclusive film rights, United States']
    const scopeWords = ['Exclusive TV rights, worldwide']
    const some = surrenderedLetters(deal({ status: 'accepted', scopeWords, surrender: { words, isWhole: false } }))
    for (const { text } of [some.producer!, some.agent!]) {
      expect(text).toContain('Given back')
      expect(text).toContain(`Rights: ${words[0]}\n`)
      expect(text).toContain(`Rights: ${scopeWords[0]}\n`)
      expect(text).toContain('The others stay as they were')
    }
    const all = surrenderedLetters(deal({ status: 'accepted', surrender: { words, isWhole: true } }))
    for (const { text } of [all.producer!, all.agent!]) expect(text).toContain('The option has ended with that.')
    const sold = revertedLetters(deal({ status: 'accepted', exercisedAt: '2027-01-01T09:00:00.000Z' }))
    for (const { text } of [sold.producer!, sold.agent!]) expect(text).toContain('The sale has ended')
  })

  it('remind nobody of what has passed', () => {
    expect(holdEndingLetters(deal({ holdExpiresAt: '2026-11-25T17:29:00.000Z' }))).toEqual({})
  })

  it('say what is charged and what comes next once it is accepted, and to whom the rights belong', () => {
    const { producer, agent } = acceptedLetters(deal({ status: 'accepted', optionEndsAt: '2028-05-21T09:00:00.000Z' }))
    expect(producer!.text).toContain('Vane & Daughters has accepted your offer')
    expect(producer!.text).toContain('The £12,500 held on your card has been charged.')
    expect(agent!.text).toContain('£12,500 has been charged to their card')
    for (const { text } of [producer!, agent!]) {
      expect(text).toContain('The option runs for 18 months, until 21 May 2028.')
      expect(text).toContain('Read and sign the agreement:\n')
    }
  })

  it.each(offerEndings)('never tell a side of its own doing, nor nobody at all: %s', (endedBecause) => {
    const { producer, agent } = endedLetters(deal({ status: 'rejected', endedBecause }))
    expect(producer ?? agent).toBeDefined()
    if (/^producer_/.test(endedBecause)) expect(producer).toBeUndefined()
    if (/^agent_/.test(endedBecause)) expect(agent).toBeUndefined()
  })

  it.each([
    ['agent_rejected', 'was not accepted', 'The agent has decided not to accept it.', again],
    ['another_accepted', 'was not accepted', 'Another offer for this title was accepted.', another],
    ['listing_withdrawn', 'was cancelled', 'The listing has been withdrawn.', another],
    ['listing_sold', 'was cancelled', 'The title has been sold.', another],
    ['agent_closed', 'was cancelled', 'The agent’s account has been closed.', another],
    ['admin_released', 'was cancelled', 'An administrator of Storyright has ended it.', another],
  ] as const)(
    'tell the producer what happened and why, that the hold is released, and what to do next: %s',
    (endedBecause, happened, why, next) => {
      const { subject, text } = endedLetters(deal({ status: 'rejected', endedBecause })).producer!
      expect(subject).toBe(`Your offer for “Slack Water” ${happened}`)
      expect(text).toContain(`Your offer of £12,500 for “Slack Water” ${happened}. ${why}`)
      expect(text).toContain('The hold on your card is released, and nothing has been charged. Your bank may take')
      expect(text).toContain(`${next}\n\nSee the offer:\nhttps://p.example\n`)
    },
  )

  it('tell the agent that it was cancelled, and by whom', () => {
    const { subject, text } = endedLetters(deal({ endedBecause: 'producer_cancelled' })).agent!
    expect(subject).toBe('The offer for “Slack Water” was cancelled')
    expect(text).toContain('was cancelled. The producer has cancelled it.')
  })

  it('speak of no hold, and not to the agent, when it was never paid', () => {
    const unpaid = { endedBecause: 'never_paid', paymentStatus: 'requires_payment' } as const
    for (const reachedAgent of [false, true]) {
      const { producer, agent } = endedLetters(deal({ ...unpaid, reachedAgent })) // true: renewed, and not paid again
      expect(producer!.text).toContain('The payment was not completed within 24 hours.')
      expect(producer!.text).not.toContain('hold')
      expect(agent).toBeUndefined()
    }
    expect(endedLetters(deal({ endedBecause: 'producer_cancelled', reachedAgent: false }))).toEqual({})
  })

  it('give the agent the producer’s reason, as text', () => {
    const { agent } = endedLetters(
      deal({ endedBecause: 'producer_cancelled', cancellationReason: 'Lost\nthe <b>star' }),
    )
    expect(agent!.text).toContain('\n\nJulian Okonjo (Low Tide), producer, wrote:\n> “Lost the <b>star”\n')
    expect(agent!.html).toContain('Lost the &lt;b&gt;star')
  })

  it('lead the producer of an expired offer to it, where it is renewed as long as that works', () => {
    const { producer, agent } = expiredLetters(deal({ status: 'expired', endedBecause: 'hold_expired' }))
    expect(producer!.subject).toBe('Your offer for “Slack Water” has expired')
    expect(producer!.text).toContain('you can renew the offer there while the title is open to offers')
    expect(producer!.text).toContain('See the offer:\nhttps://p.example\n')
    expect(agent!.text).toContain('The producer may renew it.')
    expect(expiredLetters(deal({ reachedAgent: false }))).toEqual({})
  })

  it('ask whoever has not signed, and tell both when all have', () => {
    const at = '2026-11-26T10:00:00.000Z'
    expect(signedLetters(deal())).toEqual({})
    const first = signedLetters(deal({ signedByProducerAt: at }))
    expect([first.producer, first.agent?.kind]).toEqual([undefined, 'agreement-to-sign'])
    const other = signedLetters(deal({ signedByAgentAt: at }))
    expect([other.producer?.text, other.agent]).toEqual([expect.stringContaining('The agent has signed'), undefined])
    const both = signedLetters(deal({ signedByProducerAt: at, signedByAgentAt: at }))
    expect([both.producer!.kind, both.agent!.kind]).toEqual(['agreement-complete', 'agreement-complete'])
    expect(both.agent!.text).toContain('View the contract:\nhttps://a.example\n')
  })

  it('tell both that the option has run out', () => {
    const { producer, agent } = optionEndedLetters(
      deal({ status: 'accepted', optionEndedAt: '2028-05-21T09:00:00.000Z' }),
    )
    expect(producer!.text).toContain('the rights are free again')
    expect(agent!.text).toContain('The option that Julian Okonjo (Low Tide) held on “Slack Water” has run out')
  })

  const notice = (change: Partial<NonNullable<PublicOffer['optionNotice']>> = {}) =>
    deal({
      status: 'accepted',
      optionEndsAt: '2029-11-21T09:00:00.000Z',
      optionNotice: { kind: 'extension', by: 'producer', status: 'waiting', endsAt: null, reason: null, ...change },
    })

  it('ask the other side, and only that, to confirm what was recorded of the option', () => {
    const extension = recordedLetters(notice({ endsAt: '2029-11-21T09:00:00.000Z' }))
    expect(extension.producer).toBeUndefined()
    expect(extension.agent!.text).toContain(
      'Julian Okonjo (Low Tide) has recorded that the option on “Slack Water” was',
    )
    expect(extension.agent!.text).toContain('It would then run until 21 November 2029.')
    expect(extension.agent!.text).toContain('Read it and answer:\nhttps://a.example\n')
    const exercise = recordedLetters(notice({ kind: 'exercise', by: 'agent' }))
    expect([exercise.agent, exercise.producer!.kind]).toEqual([undefined, 'option-exercise-recorded'])
    expect(exercise.producer!.text).toContain('The title counts as sold once you confirm it.')
  })

  it('tell both what was confirmed, and both why it was declined', () => {
    const extended = extendedLetters(notice({ status: 'confirmed' }))
    for (const { text } of [extended.producer!, extended.agent!])
      expect(text).toContain('It now runs until 21 November 2029.')
    const exercised = exercisedLetters(notice({ kind: 'exercise', status: 'confirmed' }))
    expect(exercised.producer!.text).toContain('your option does not end any more')
    expect(exercised.agent!.text).toContain('The listing is marked as sold.')
    const declined = declinedLetters(notice({ status: 'declined', reason: 'Not\npaid <yet>' }))
    for (const { text } of [declined.producer!, declined.agent!])
      expect(text).toMatch(/\n\n.*, agent, wrote:\n> “Not paid <yet>”\n/)
  })

  it('tell the other side that there is nothing to answer any more', () => {
    const { producer, agent } = withdrawnLetters(notice({ status: 'withdrawn' }))
    expect(producer).toBeUndefined()
    expect(agent!.text).toContain('The extension of the option on “Slack Water” that you were asked to confirm')
  })
})

describe('the letters about a round', () => {
  const round = (by: 'producer' | 'agent', change: Partial<PublicOffer> = {}): Deal =>
    deal({
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
  const subjects = ({ producer, agent }: ReturnType<typeof roundStandsLetters>) => [producer?.subject, agent?.subject]

  it('say what happened with amount and day, to whom it concerns', () => {
    expect(subjects(counterMadeLetters(round('agent')))).toEqual([
      'A counter-offer for “Slack Water”: £15,000, open until 26 November 2026',
      undefined,
    ])
    expect(subjects(counterAgreedLetters(round('agent')))).toEqual([
      'You agreed to £12,500 for “Slack Water”, and the money is held',
      'Your counter-offer for “Slack Water” was agreed, and the money is held: accept by 28 November 2026',
    ])
    expect(subjects(counterDeclinedLetters(round('agent')))).toEqual([
      undefined,
      'Your counter-offer for “Slack Water” was declined',
    ])
    expect(subjects(counterWithdrawnLetters(round('agent')))).toEqual([
      'The counter-offer for “Slack Water” was withdrawn',
      undefined,
    ])
    expect(subjects(roundEndingLetters(round('agent')))).toEqual([
      'The counter-offer for “Slack Water” ends tomorrow',
      undefined,
    ])
    expect(subjects(roundEndingLetters(round('producer')))).toEqual([
      'Your offer for “Slack Water” ends tomorrow unless the agent answers',
      'The offer for “Slack Water” ends tomorrow',
    ])
    expect(subjects(roundStandsLetters(round('producer')))).toEqual([
      'Your offer for “Slack Water” now stands at £12,500',
      'The offer for “Slack Water” now stands at £12,500',
    ])
    expect(subjects(roundNotHeldLetters(round('producer')))).toEqual([
      'The new hold was not made: your offer of £12,500 for “Slack Water” stands',
      undefined,
    ])
    expect(subjects(roundNotHeldLetters(round('producer', { status: 'accepted' })))).toEqual([
      'The new hold was let go: your offer of £12,500 for “Slack Water” was accepted before',
      undefined,
    ])
  })

  it('quote the first line of its message, and name no agent before the acceptance', () => {
    const { text } = counterMadeLetters(round('agent')).producer!
    expect(text).toContain('The agent wrote:\n> “A sequel is likely”')
    expect(text).not.toContain('Eleanor')
    expect(text).toContain('Option fee: £15,000 (your offer: £12,500)')
    expect(roundStandsLetters(round('producer')).agent!.text).toContain('Julian Okonjo (Low Tide), producer, wrote:')
    expect(counterDeclinedLetters(round('agent')).agent!.text).toContain('> “Too dear for us”')
  })

  it('say that nothing is agreed before the acceptance', () => {
    for (const { text } of [counterMadeLetters(round('agent')).producer!, counterAgreedLetters(round('agent')).agent!])
      expect(text).toContain('Nothing is agreed before the offer is accepted.')
  })

  it('are none about an end that has passed', () =>
    expect(roundEndingLetters({ ...round('producer'), now: new Date('2026-11-26T10:00:01.000Z') })).toEqual({}))
})
