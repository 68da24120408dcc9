import {
  cardExpiring,
  type Envelope,
  type Membership,
  membershipActivated,
  membershipExpired,
  membershipGranted,
  membershipPaused,
  membershipPaymentRefunded,
  membershipRefunded,
  membershipRenewed,
  membershipUnpaused,
  renewalFailed,
  renewalNear,
  renewalNeedsConfirmation,
  renewalStillFailed,
} from '@storyright/contracts/events'
import { day, page, poundsAndPence } from '@storyright/contracts/vocabulary'
import type { Notice } from '../notifications/notice.ts'

interface NoticeWords {
  title: string
  detail: string
}

interface Step {
  event: typeof membershipActivated
  /** It asks for something: done, or too late, once a newer event has moved the end of premium. */
  asks?: true
  wordsFor(membership: Membership): NoticeWords | null
}

const unpaid = (title: string, todo: string): Step['wordsFor'] =>
  function wordsFor({ premiumExpiresAt: until }) {
    return { title, detail: `${todo}${until ? ` Premium stays open to you until ${day(until)}.` : ''}` }
  }
const reasonGiven = ({ reason }: Membership) => (reason ? ` The reason given: ${reason}` : '')

/** Notifications of members: payments, and what happens to a plan. What they changed themselves (cancelled, resumed) they know. */
const steps: readonly Step[] = [
  {
    event: membershipActivated,
    wordsFor: ({ paidUntil }) => ({
      title: 'Welcome to Storyright Premium',
      detail: `Your payment has gone through.${paidUntil ? ` It is paid until ${day(paidUntil)}.` : ''}`,
    }),
  },
  {
    event: membershipRenewed,
    wordsFor: ({ invoice, paidUntil }) => ({
      title: 'Your Storyright Premium is renewed',
      detail: `${invoice ? `${poundsAndPence(invoice.gross)} has been charged.` : 'Your payment has gone through.'}${paidUntil ? ` It is paid until ${day(paidUntil)}.` : ''}`,
    }),
  },
  {
    event: membershipExpired,
    wordsFor: (membership) => ({
      title: 'Your Storyright Premium has ended',
      detail: `Nothing more is charged.${reasonGiven(membership)}`,
    }),
  },
  {
    event: membershipRefunded,
    wordsFor: (membership) => ({
      title: `We’ve refunded ${membership.refund ? poundsAndPence(membership.refund.gross) : 'your payment'} to your card`,
      detail: `Your membership has ended. Banks usually take 5 to 10 days to show a refund.${reasonGiven(membership)}`,
    }),
  },
  {
    event: membershipPaymentRefunded,
    wordsFor: ({ refund }) =>
      refund && {
        title: `We’ve refunded ${poundsAndPence(refund.gross)} to your card`,
        detail: 'Banks usually take 5 to 10 days to show it.',
      },
  },
  {
    event: membershipPaused,
    wordsFor: () => ({
      title: 'Your membership is paused',
      detail: 'Nothing is charged while your account is suspended.',
    }),
  },
  {
    event: membershipUnpaused,
    wordsFor: ({ state }) => ({
      title: 'Your membership is no longer paused',
      detail:
        state === 'past_due'
          ? 'Your renewal fell into the suspension and was not charged. Please pay it in your account settings.'
          : 'It goes on as before.',
    }),
  },
  {
    event: membershipGranted,
    wordsFor: (membership) =>
      membership.grantedUntil
        ? {
            title: `Storyright Premium until ${day(membership.grantedUntil)}, with our compliments`,
            detail: `It is free of charge and ends by itself.${reasonGiven(membership)}`,
          }
        : null,
  },
  {
    event: renewalNear,
    asks: true,
    wordsFor: ({ renewsAt, nextCharge }) =>
      renewsAt && nextCharge
        ? {
            title: `Your Storyright Premium renews on ${day(renewsAt)}`,
            detail: `${poundsAndPence(nextCharge.gross)} will then be charged. If you do not want it to renew, cancel before that day.`,
          }
        : null,
  },
  {
    event: cardExpiring,
    asks: true,
    wordsFor: ({ renewsAt }) =>
      renewsAt
        ? {
            title: 'Your card expires before your renewal',
            detail: `Your Storyright Premium renews on ${day(renewsAt)}. Please enter another card before then.`,
          }
        : null,
  },
  {
    event: renewalFailed,
    asks: true,
    wordsFor: unpaid('The payment for your renewal failed', 'Please enter another card, or confirm the payment.'),
  },
  {
    event: renewalStillFailed,
    asks: true,
    wordsFor: unpaid('Your renewal payment is overdue', 'Please enter another card, or confirm the payment.'),
  },
  {
    event: renewalNeedsConfirmation,
    asks: true,
    wordsFor: unpaid('Please confirm the payment for your renewal', 'Your bank wants you to confirm it.'),
  },
]
const stepOf = new Map(steps.map((step) => [step.event.type, step]))

export const membershipSteps = steps.map(({ event }) => event)

export function membershipNotices(
  {
    type,
    subject: personId,
    data,
    entityversion,
  }: Pick<Envelope<Membership>, 'type' | 'subject' | 'data' | 'entityversion'>,
  { newest }: { newest: Pick<Membership, 'premiumExpiresAt'> },
): Notice[] {
  const { wordsFor, asks } = stepOf.get(type)!
  const words = asks && newest.premiumExpiresAt !== data.premiumExpiresAt ? null : wordsFor(data)
  if (!words) return []
  const what = `${type} ${personId} ${entityversion}`
  return [{ what, kind: 'membership', personIds: [personId], ...words, link: `${page('profile').path}#membership` }]
}
