import type { Offer } from '@storyright/contracts/http'
import { day, dayAndTime, type OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { money } from '../../../entities/money/money.ts'
import { waitsForAnswer } from '../../../entities/offer/offer-state.ts'
import { months, otherSide, producerName, type Side } from '../../../entities/offer/offer-words.ts'
import { waitingNotice } from '../../../entities/offer/option-state.ts'
import { roomPath, roundLine } from '../../../entities/offer/round-words.ts'
import { paths } from '../../../shared/paths.ts'
import type { OfferTask, Task } from './tasks.rules.ts'

/** A sentence around a title, what is worth knowing beside it, and the one button. */
export interface TaskWords {
  before: string
  title: string
  after: string
  note: string
  action: string
  /** Where the button leads; signing happens in place. */
  to: string | null
}

const accountWords = {
  membership: {
    before: 'Your Premium renewal is not paid yet',
    note: 'Pay it to keep unlimited listings and analyses.',
    action: 'Pay renewal',
    to: paths.membershipSettings,
  },
  profile: {
    before: 'Complete your profile',
    note: 'A few details are missing. Agents see your name and company with every offer.',
    action: 'Complete profile',
    to: paths.completeProfile,
  },
}

export function taskWords(task: Task, side: Side): TaskWords {
  if (!task.offer) return { title: '', after: '', ...accountWords[task.kind] }
  const { offer } = task
  return { title: offer.listing.title, to: addressOf(task, side), ...offerWords(task, side) }
}

function addressOf({ kind, offer }: OfferTask, side: Side) {
  if (kind === 'sign') return null
  if (kind === 'pay' || kind === 'renew') return paths.payOffer(offer.listingId, offer.id)
  // Where there is more than one round they are read beside each other.
  return roundLine(offer) ? roomPath(offer.id) : paths.offerFor[side](offer.id)
}

function offerWords({ kind, offer }: OfferTask, side: Side): Omit<TaskWords, 'title' | 'to'> {
  const amount = money(offer.offerPrice)
  const terms = `${amount} for ${months(offer.optionPeriod)}`
  const other = otherSide[side]
  switch (kind) {
    case 'pay':
      return {
        before:
          offer.paymentStatus === 'failed'
            ? 'Your card was declined: pay to send your offer for '
            : 'Pay to send your offer for ',
        after: '',
        note: offer.unpaidUntil ? `Unpaid, it ends on ${dayAndTime(offer.unpaidUntil)}.` : terms,
        action: `Pay ${amount}`,
      }
    case 'sign':
      return {
        before: '',
        after: ' waits for your signature',
        note: `${terms}. ${offer.agreement?.[other] ? `The ${other} has signed.` : `The ${other} signs as well.`}`,
        action: 'Sign',
      }
    case 'choose':
      return {
        before: 'The option fee for ',
        after: ' was refunded to the producer',
        note: 'Choose whether the option ends or continues without it.',
        action: 'Choose',
      }
    case 'counter':
      return {
        before: 'Answer the agent’s counter-offer for ',
        after: '',
        note: `${roundLine(offer)}. Your offer of ${amount} stands until then.`,
        action: 'Answer',
      }
    case 'rights':
      return {
        before: 'The agent asks to leave the additional rights out of your offer for ',
        after: '',
        note: `${terms}. They would accept the rest.`,
        action: 'Answer',
      }
    case 'answer':
      return {
        before: `${possessive(producerName(offer))} offer for `,
        after: ' awaits your answer',
        note: `${rightsNote(offer)}${roundsNote(offer)}${terms}${offer.holdExpiresAt ? `. Held until ${day(offer.holdExpiresAt)}` : ''}.`,
        action: 'Review',
      }
    case 'confirm':
      return {
        ...confirmWords[waitingNotice(offer)?.kind ?? 'extension'],
        note: `The ${other} recorded it.`,
        action: 'Review',
      }
    case 'renew':
      return {
        before: 'The hold for your offer for ',
        after: ' ran out',
        note: `Renew to hold ${amount} again on the same terms.`,
        action: 'Renew',
      }
    case 'extend':
      return {
        before: 'Your option on ',
        after: offer.optionEndsAt ? ` ends on ${day(offer.optionEndsAt)}` : ' ends soon',
        note: 'It can be extended once, while it runs.',
        action: 'Extend',
      }
  }
}

const confirmWords: Record<OptionNoticeKind, { before: string; after: string }> = {
  extension: { before: 'Confirm that the option on ', after: ' was extended' },
  exercise: { before: 'Confirm that the option on ', after: ' was exercised' },
  reversion: { before: 'Confirm that the rights in ', after: ' went back to the author' },
}

const roundsNote = ({ rounds }: Offer) => (rounds > 1 ? `After ${rounds} rounds: ` : '')

const rightsNote = ({ extraRightsQuestion }: Offer) => {
  if (!extraRightsQuestion?.answer) return ''
  return extraRightsQuestion.answer === 'waived'
    ? 'The additional rights can be left out. '
    : 'The producer keeps the request for additional rights. '
}

const possessive = (name: string) => (name ? `${name}’s` : 'An')

/** Several offers to answer are one sentence: they are read beside one another. */
export function answersWords(tasks: readonly Task[]): Pick<TaskWords, 'before' | 'title' | 'after' | 'note'> {
  const offers = tasks.flatMap(({ offer }) => offer ?? [])
  const held = money(offers.reduce((sum, { offerPrice }) => sum + offerPrice, 0))
  const [firstEnd] = offers.flatMap(({ holdExpiresAt }) => holdExpiresAt ?? []).toSorted()
  return {
    before: `${offers.length} offers await your answer`,
    title: '',
    after: '',
    note: `${held} held${firstEnd ? `, the first hold ends on ${day(firstEnd)}` : ''}.`,
  }
}

/** What the other side does next, while nothing needs this one. */
export function waitingWords(offer: Offer, side: Side): string {
  const { title } = offer.listing
  if (offer.counter)
    return `The producer answers your counter-offer for ${title}${offer.counter.expiresAt ? ` by ${day(offer.counter.expiresAt)}` : ''}.`
  if (!waitsForAnswer(offer)) return `The ${otherSide[side]} signs the agreement for ${title} next.`
  return `The agent answers your offer for ${title}${offer.holdExpiresAt ? ` by ${day(offer.holdExpiresAt)}` : ''}, or your hold is released.`
}
