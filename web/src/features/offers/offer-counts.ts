import type { Offer } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { money } from '../../entities/money/money.ts'
import {
  isCompleted,
  waitsForAnswer,
  waitsForPayment,
  waitsForSignature,
  waitsForSignatures,
} from '../../entities/offer/offer-state.ts'
import { paths } from '../../shared/paths.ts'
import type { Figure } from '../../ui/data/figures.tsx'

const sum = (offers: readonly Offer[]) => offers.reduce((total, { offerPrice }) => total + offerPrice, 0)
const note = (text: string | false | undefined) => (text ? { note: text } : {})

/** The producer's four counts, each leading to what it counts. */
export function countsOf(offers: readonly Offer[], page: string): Figure[] {
  const those = (status: Offer['status']) => offers.filter((offer) => offer.status === status)
  const [pending, accepted, rejected] = [those('pending'), those('accepted'), those('rejected')]
  const oldest = offers.at(-1)
  const unpaid = pending.filter(waitsForPayment).length
  const held = pending.filter(waitsForAnswer)
  const toSign = accepted.filter((offer) => waitsForSignature(offer, 'producer')).length
  const heldMoney = held.length > 0 && `${money(sum(held))} held`
  return [
    { label: 'Total Offers', value: offers.length, to: page, ...note(oldest && `Since ${day(oldest.submittedAt)}`) },
    {
      label: 'Pending',
      value: pending.length,
      to: `${page}?status=pending`,
      ...note([heldMoney, unpaid > 0 && `${unpaid} to pay`].filter(Boolean).join(', ')),
    },
    {
      label: 'Accepted',
      value: accepted.length,
      to: `${page}?status=accepted`,
      ...note(toSign > 0 && `${toSign} to sign`),
    },
    { label: 'Rejected', value: rejected.length, to: `${page}?status=rejected` },
  ]
}

/** Accepted over total, in percent with one decimal. */
export const successRate = (offers: readonly Offer[]) =>
  offers.length === 0
    ? '0.0%'
    : `${((offers.filter(({ status }) => status === 'accepted').length / offers.length) * 100).toFixed(1)}%`

/** The agent's counters of offers, each leading to what it counts. */
export function agentCountsOf(offers: readonly Offer[], page: string): Figure[] {
  const pending = offers.filter(({ status }) => status === 'pending')
  const accepted = offers.filter(({ status }) => status === 'accepted')
  const held = pending.filter(waitsForAnswer)
  const [nextEnd] = held.flatMap(({ holdExpiresAt }) => holdExpiresAt ?? []).toSorted()
  const toSign = accepted.filter((offer) => waitsForSignature(offer, 'agent'))
  const unsigned = accepted.filter(waitsForSignatures).length
  const [oneToSign] = toSign
  return [
    {
      label: 'Pending offers',
      value: pending.length,
      to: `${page}?tab=submissions&status=pending`,
      ...note(held.length > 0 && `${money(sum(held))} held${nextEnd ? `, first hold ends ${day(nextEnd)}` : ''}`),
    },
    {
      label: 'Agreements to sign',
      value: toSign.length,
      to:
        oneToSign && toSign.length === 1
          ? paths.offerFor.agent(oneToSign.id)
          : `${page}?tab=submissions&status=accepted`,
      ...note(oneToSign && toSign.length === 1 && oneToSign.listing.title),
    },
    {
      label: 'Completed deals',
      value: accepted.filter(isCompleted).length,
      to: `${page}?tab=submissions&status=accepted`,
      ...note(unsigned > 0 && `${unsigned} not signed by both`),
    },
    {
      label: 'Total revenue',
      value: money(sum(accepted.filter(({ paymentStatus }) => paymentStatus === 'captured'))),
      to: `${page}?tab=analytics`,
      note: 'Option fees charged',
    },
  ]
}
