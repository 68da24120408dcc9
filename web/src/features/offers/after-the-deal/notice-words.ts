import type { Offer, OptionNotice } from '@storyright/contracts/http'
import {
  day,
  type OptionNoticeAnswer,
  type OptionNoticeKind,
  type OptionNoticeStatus,
} from '@storyright/contracts/vocabulary'
import { money } from '../../../entities/money/money.ts'
import { months, otherSide, type Side } from '../../../entities/offer/offer-words.ts'

export const noticeLabels: Record<OptionNoticeKind, string> = { extension: 'Extension', exercise: 'Exercise' }
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

/** What recording means, before it is done. */
export function recordWords(kind: OptionNoticeKind, { offerPrice, optionPeriod, listing }: Offer, side: Side) {
  const counts = `It counts once the ${otherSide[side]} has confirmed it.`
  return kind === 'extension'
    ? {
        title: `Record an extension of the option on “${listing.title}”`,
        effect: `The agreement allows one, by a further ${months(optionPeriod)}, with written notice and a further ${money(offerPrice)} before the option ends. The payment is made between the two of you. ${counts}`,
        label: 'Record extension',
        done: 'Extension Recorded',
      }
    : {
        title: `Record the exercise of the option on “${listing.title}”`,
        effect: `The producer buys the rights, with written notice and payment of the purchase price as the agreement says. The payment is made between the two of you. ${counts}`,
        label: 'Record exercise',
        done: 'Exercise Recorded',
      }
}

/** What an answer to a notice does, before it is given. */
export function answerWords(
  answer: OptionNoticeAnswer,
  { kind, endsAt }: OptionNotice,
  { side, isExclusive }: { side: Side; isExclusive: boolean },
) {
  const what = noticeLabels[kind].toLowerCase()
  const other = otherSide[side]
  switch (answer) {
    case 'confirm':
      return {
        title: `Confirm the ${what}?`,
        effect:
          kind === 'extension'
            ? `The option then runs ${endsAt ? `until ${day(endsAt)}` : 'for the further period'}. This cannot be undone.`
            : isExclusive
              ? 'The title then shows as sold and takes no offers again. This cannot be undone.'
              : 'The option is not exclusive, so the title stays open to others. This cannot be undone.',
        label: 'Confirm',
        done: `${noticeLabels[kind]} Confirmed`,
      }
    case 'decline':
      return {
        title: `Decline the ${what}?`,
        effect: `The option stays as it was. The ${other} reads why, and may record it again.`,
        label: 'Decline',
        done: `${noticeLabels[kind]} Declined`,
      }
    case 'withdraw':
      return {
        title: `Withdraw the ${what}?`,
        effect: `The ${other} no longer has to answer. You may record it again while the option runs.`,
        label: 'Withdraw',
        done: `${noticeLabels[kind]} Withdrawn`,
      }
  }
}
