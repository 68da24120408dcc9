import type { Offer, OptionNotice } from '@storyright/contracts/http'
import {
  day,
  type OptionNoticeAnswer,
  type OptionNoticeKind,
  type OptionNoticeStatus,
} from '@storyright/contracts/vocabulary'
import { money } from '../../../entities/money/money.ts'
import { dueWords } from '../../../entities/offer/deal-words.ts'
import { months, otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import { extensionsOf, extensionTerms } from '../../../entities/offer/option-state.ts'

export const noticeLabels: Record<OptionNoticeKind, string> = {
  extension: 'Extension',
  exercise: 'Exercise',
  reversion: 'Reversion',
}
export const noticeStatusLabels: Record<OptionNoticeStatus, string> = {
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}
export const noticeTones = {
  waiting: 'wait',
  confirmed: 'ok',
  declined: 'bad',
  withdrawn: 'off',
} as const satisfies Record<OptionNoticeStatus, string>

/** "Extension until 19 Nov 2029", or "Exercise". */
export const noticeTitle = ({ kind, endsAt }: Pick<OptionNotice, 'kind' | 'endsAt'>) =>
  endsAt ? `${noticeLabels[kind]} until ${day(endsAt)}` : noticeLabels[kind]

/** What an extension takes, as the deal has it. */
export function extensionWords(offer: Offer): string {
  const { times, months: count, fee, creditable } = extensionTerms(offer)
  const often = times === 1 ? 'one, by' : `${times}, each by`
  const paid = fee === 0 ? 'written notice' : `written notice and a further ${money(fee)}`
  const counts = creditable && fee > 0 ? ' It counts toward the price.' : ''
  return `The agreement allows ${often} a further ${months(count)}, with ${paid} before the option ends.${counts}`
}

/** What is due when the option is exercised, as far as the deal has a price. */
const dueOf = (offer: Offer): string => {
  const { deal, offerPrice: fee, optionPeriod, refundedAmount: refunded } = offer
  const paid = { fee, months: optionPeriod, extensions: extensionsOf(offer), refunded, budget: null }
  const words = dueWords(deal, paid)
  return words === null ? '' : ` ${words}`
}

/** What recording means, before it is done. */
export function recordWords(kind: OptionNoticeKind, offer: Offer, side: Side) {
  const { exercisedAt, listing } = offer
  const counts = `It counts once the ${otherSide[side]} has confirmed it.`
  if (kind === 'reversion')
    return {
      title: `Record a reversion of the rights in “${listing.title}”`,
      effect: `All rights went back to the author, as the document shows. Once the ${otherSide[side]} has confirmed it, ${exercisedAt ? 'the sale' : 'the option'} ends and the rights are free for others.`,
      label: 'Record reversion',
      done: 'Reversion Recorded',
    }
  return kind === 'extension'
    ? {
        title: `Extend the option on “${listing.title}”`,
        effect: `${extensionWords(offer)} The payment is made between the two of you. ${counts}`,
        label: 'Extend the option',
        done: 'Extension Recorded',
      }
    : {
        title: `Mark “${listing.title}” as purchased`,
        effect: `The producer buys the rights, with written notice and payment of the purchase price as the agreement says.${dueOf(offer)} The payment is made between the two of you. ${counts}`,
        label: 'Mark as purchased',
        done: 'Purchase Recorded',
      }
}

/** What an answer to a notice does, before it is given. */
export function answerWords(
  answer: OptionNoticeAnswer,
  { kind, endsAt }: OptionNotice,
  { side, isExclusive, offer }: { side: Side; isExclusive: boolean; offer: Offer },
) {
  const what = noticeLabels[kind].toLowerCase()
  const other = otherSide[side]
  switch (answer) {
    case 'confirm':
      return {
        title: `Confirm the ${what}?`,
        effect: `${effectOf()} This cannot be undone.`,
        label: 'Confirm',
        done: `${noticeLabels[kind]} Confirmed`,
      }
    case 'decline':
      return {
        title: `Decline the ${what}?`,
        effect: `${kind === 'reversion' ? 'Everything' : 'The option'} stays as it was. The ${other} sees why and may record it again.`,
        label: 'Decline',
        done: `${noticeLabels[kind]} Declined`,
      }
    case 'withdraw':
      return {
        title: `Withdraw the ${what}?`,
        effect: `The ${other} no longer has to answer. You may record it again${kind === 'reversion' ? '' : ' while the option runs'}.`,
        label: 'Withdraw',
        done: `${noticeLabels[kind]} Withdrawn`,
      }
  }

  function effectOf(): string {
    if (kind === 'extension')
      return `The option then runs ${endsAt ? `until ${day(endsAt)}` : 'for the further period'}.`
    if (kind === 'reversion') return 'The producer has none of the rights then, and they are free for others.'
    const then = isExclusive
      ? 'The title then shows as sold and takes no more offers.'
      : 'The option is not exclusive, so the title stays open to others.'
    return `${dueOf(offer)} ${then}`.trim()
  }
}
