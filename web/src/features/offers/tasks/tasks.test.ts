import type { Offer } from '@storyright/contracts/http'
import { isCompleted } from '../../../entities/offer/offer-state.ts'
import {
  aCounter,
  aNotice,
  anAcceptedOffer,
  anExpiredOffer,
  anOffer,
  anUnpaidOffer,
  aSignature,
} from '../../../testing/offer-samples.ts'
import { agentCountsOf } from '../offer-counts.ts'
import { taskWords, waitingWords } from './task-words.ts'
import { tasksOf, waitingFor } from './tasks.rules.ts'

const now = new Date('2026-11-25T09:00:00.000Z')
const signedBy = (...sides: ('producer' | 'agent')[]) => ({
  ...anAcceptedOffer().agreement!,
  ...Object.fromEntries(sides.map((side) => [side, aSignature('Somebody')])),
})
const kindsOf = (offers: Offer[], side: 'producer' | 'agent') =>
  tasksOf({ offers, side, now }).map(({ kind, offer }) => `${kind} ${offer?.offerPrice}`)
const producerKinds = (...offers: Offer[]) => kindsOf(offers, 'producer')
const agentKinds = (...offers: Offer[]) => kindsOf(offers, 'agent')
const sentence = (offer: Offer, side: 'producer' | 'agent') => {
  const [task] = tasksOf({ offers: [offer], side, now })
  const { before, title, after, action, to } = taskWords(task!, side)
  return [`${before}${title}${after}`, action, to]
}

describe('what needs a producer', () => {
  it('comes by kind, and the largest amount first within one', () => {
    const offers = [
      anExpiredOffer({ offerPrice: 9_000, listingId: '1' }),
      anAcceptedOffer({ offerPrice: 8_000, listingId: '2' }),
      anUnpaidOffer({ offerPrice: 5_000, listingId: '3' }),
      anUnpaidOffer({ offerPrice: 7_000, listingId: '4' }),
    ]
    expect(producerKinds(...offers)).toEqual(['pay 7000', 'pay 5000', 'sign 8000', 'renew 9000'])
  })

  it('is nothing while the agent has to answer or to sign', () =>
    expect(producerKinds(anOffer(), anAcceptedOffer({ agreement: signedBy('producer') }))).toEqual([]))

  it('is the agent’s question about additional rights, which is not the agent’s to answer meanwhile', () => {
    const asked = (answer: 'waived' | null) =>
      anOffer({ extraRightsQuestion: { askedAt: '2026-11-24T09:00:00.000Z', answer, answeredAt: null } })
    expect(producerKinds(asked(null))).toEqual(['rights 18000'])
    expect(agentKinds(asked(null))).toEqual([])
    expect(producerKinds(asked('waived'))).toEqual([])
    expect(agentKinds(asked('waived'))).toEqual(['answer 18000'])
    expect(producerKinds({ ...asked(null), status: 'cancelled' })).toEqual([])
  })

  it('is not a payment that the title takes no more', () =>
    expect(producerKinds(anUnpaidOffer({ isPayable: false }))).toEqual([]))

  it('is not an old hold, nor one in whose place another offer was made', () => {
    const ranOut = anExpiredOffer()
    const later = anOffer({ submittedAt: '2026-11-24T12:00:00.000Z' })
    expect(producerKinds(ranOut)).toEqual(['renew 18000'])
    expect(producerKinds(later, ranOut)).toEqual([])
    expect(producerKinds(anExpiredOffer({ holdExpiresAt: '2026-10-01T09:00:00.000Z' }))).toEqual([])
  })

  it('is a counter-offer, before anything about the additional rights', () => {
    expect(producerKinds(anOffer({ counter: aCounter() }))).toEqual(['counter 18000'])
    expect(producerKinds(anExpiredOffer({ counter: aCounter() }))).toEqual(['counter 18000'])
  })

  it('is an option that ends soon and was not extended yet', () => {
    const ending = anAcceptedOffer({
      agreement: signedBy('producer', 'agent'),
      optionEndsAt: '2026-12-20T00:00:00.000Z',
    })
    expect(producerKinds(ending)).toEqual(['extend 18000'])
    expect(producerKinds({ ...ending, optionEndsAt: '2027-12-20T00:00:00.000Z' })).toEqual([])
    expect(producerKinds({ ...ending, agreement: signedBy('producer') })).toEqual([])
    expect(producerKinds({ ...ending, optionNotices: [aNotice({ status: 'confirmed' })] })).toEqual([])
  })

  it('is the account as well: an unpaid renewal before what can wait, an unfinished profile', () => {
    const offers = [anExpiredOffer()]
    const tasks = tasksOf({ offers, side: 'producer', isProfileComplete: false, isRenewalUnpaid: true, now })
    expect(tasks.map(({ kind }) => kind)).toEqual(['membership', 'renew', 'profile'])
  })
})

describe('what needs an agent', () => {
  it('is to sign, then to answer, the largest first', () => {
    const offers = [
      anOffer({ offerPrice: 6_000 }),
      anOffer({ offerPrice: 9_000 }),
      anAcceptedOffer({ offerPrice: 1_000 }),
    ]
    expect(agentKinds(...offers)).toEqual(['sign 1000', 'answer 9000', 'answer 6000'])
  })

  it('is to confirm what the producer recorded, and to choose once a fee went back', () => {
    const signed = { agreement: signedBy('producer', 'agent') }
    const feeReturn = { by: 'refund', at: now.toISOString(), choice: null, chosenAt: null, note: null } as const
    expect(agentKinds(anAcceptedOffer({ ...signed, optionNotices: [aNotice()] }))).toEqual(['confirm 18000'])
    expect(agentKinds(anAcceptedOffer({ ...signed, feeReturn: { ...feeReturn, canChoose: true } }))).toEqual([
      'choose 18000',
    ])
    expect(agentKinds(anAcceptedOffer({ ...signed, feeReturn: { ...feeReturn, canChoose: false } }))).toEqual([])
  })
})

describe('what needs an agent who made a counter-offer', () => {
  it('is nothing until the producer has answered, which is what comes next', () => {
    const countered = anOffer({ counter: aCounter() })
    expect(agentKinds(countered)).toEqual([])
    expect(waitingFor([countered], 'agent')).toBe(countered)
    expect(waitingFor([countered], 'producer')).toBeUndefined()
  })
})

describe('the sentence for a task', () => {
  it('says by when a counter-offer is answered, and leads to the room', () => {
    const countered = anOffer({ counter: aCounter() })
    const [task] = tasksOf({ offers: [countered], side: 'producer', now })
    expect(taskWords(task!, 'producer')).toMatchObject({
      before: 'Answer the agent’s counter-offer for ',
      note: 'Counter-offer £20,000 · answer by 24 Nov 2026. Your offer of £18,000 stands until then.',
      to: `/offers/${countered.id}`,
    })
  })

  it('names the title and what to press, and leads there', () => {
    const pay = anUnpaidOffer({ offerPrice: 5_000 })
    expect(sentence(pay, 'producer')).toEqual([
      'Pay to send your offer for The Moonstone',
      'Pay £5,000',
      `/submit-offer/7?offer=${pay.id}`,
    ])
    expect(sentence(anAcceptedOffer(), 'agent')).toEqual(['The Moonstone waits for your signature', 'Sign', null])
    const producer = { id: pay.userId, firstName: 'Rosa', lastName: 'Adeyemi', companyName: null }
    expect(sentence(anOffer({ producer }), 'agent')).toEqual([
      'Rosa Adeyemi’s offer for The Moonstone awaits your answer',
      'Review',
      `/agent-dashboard?tab=submissions&offer=${pay.id}`,
    ])
  })

  it('says what the other side does next while there is no task', () => {
    const later = anOffer({ holdExpiresAt: '2026-11-30T09:15:00.000Z' })
    expect(waitingFor([later, anOffer()], 'producer')?.holdExpiresAt).toBe(anOffer().holdExpiresAt)
    expect(waitingWords(anOffer(), 'producer')).toBe(
      'The agent answers your offer for The Moonstone by 24 Nov 2026, or your hold is released.',
    )
    const halfSigned = anAcceptedOffer({ agreement: signedBy('agent') })
    expect(waitingFor([halfSigned], 'agent')).toBe(halfSigned)
    expect(waitingWords(halfSigned, 'agent')).toBe('The producer signs the agreement for The Moonstone next.')
  })
})

describe('a deal', () => {
  it('is completed once both have signed, and not before', () => {
    expect(isCompleted(anAcceptedOffer())).toBe(false)
    expect(isCompleted(anAcceptedOffer({ agreement: signedBy('producer') }))).toBe(false)
    expect(isCompleted(anAcceptedOffer({ agreement: signedBy('producer', 'agent') }))).toBe(true)
  })

  it('is counted to the agent as one to sign until then', () => {
    const [toSign, completed] = agentCountsOf(
      [anAcceptedOffer(), anAcceptedOffer({ agreement: signedBy('producer', 'agent') })],
      '/agent-dashboard',
    ).slice(1)
    expect(toSign).toMatchObject({ label: 'Agreements to sign', value: 1, note: 'The Moonstone' })
    expect(completed).toMatchObject({ label: 'Completed deals', value: 1, note: '1 not signed by both' })
  })
})
