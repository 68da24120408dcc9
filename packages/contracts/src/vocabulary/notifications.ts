/** Kinds of notifications, their channels and how long they are kept. No zod here: the web imports it. */

import { access, type Viewer } from './people.ts'

/** How a kind is mailed: with the notice, gathered once a day, or not at all. */
export const mailChoices = ['now', 'daily', 'never'] as const
export type MailChoice = (typeof mailChoices)[number]
export const mailChoiceLabels: Record<MailChoice, string> = { now: 'At once', daily: 'Once a day', never: 'Never' }

interface Kind {
  label: string
  description: string
  /** `always`: it concerns money or security, so its letters cannot be switched off. Otherwise what holds until somebody chooses. */
  mail: MailChoice | 'always'
  /** Whom it can concern. */
  concerns(viewer: Viewer): boolean
}

const everybody = () => true

/** The one table of kinds: preferences, mails and screens follow from it. */
export const notificationKindTable = {
  offers: {
    label: 'Offers and deals',
    description: 'What happens to your offers and options',
    mail: 'always',
    concerns: everybody,
  },
  messages: {
    label: 'Messages',
    description: 'The other side of an offer writes to you',
    mail: 'now',
    concerns: everybody,
  },
  membership: {
    label: 'Membership',
    description: 'Payments and changes of your plan',
    mail: 'always',
    concerns: access.producer,
  },
  account: {
    label: 'Your account',
    description: 'Applications, and what moderators decide about what you wrote',
    mail: 'always',
    concerns: everybody,
  },
  mentions: {
    label: 'Mentions',
    description: 'Somebody mentions you in a comment or the forum',
    mail: 'now',
    concerns: everybody,
  },
  replies: {
    label: 'Replies',
    description: 'Replies to you, and in discussions that you follow',
    mail: 'daily',
    concerns: everybody,
  },
  likes: { label: 'Likes', description: 'Somebody likes what you wrote', mail: 'never', concerns: everybody },
  favourites: {
    label: 'Favourites',
    description: 'A title you favourited is optioned, sold or available again',
    mail: 'daily',
    concerns: access.producer,
  },
  competitions: {
    label: 'Competitions',
    description: 'A competition opens, and what becomes of your entry',
    mail: 'now',
    concerns: everybody,
  },
  support: { label: 'Support', description: 'Answers to what you asked', mail: 'now', concerns: everybody },
  applications: {
    label: 'Agent applications',
    description: 'An agent has applied',
    mail: 'now',
    concerns: access.admin,
  },
  moderation: {
    label: 'Moderation',
    description: 'Something needs a moderator',
    mail: 'daily',
    concerns: access.admin,
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof notificationKindTable
export const notificationKinds = Object.keys(notificationKindTable) as NotificationKind[]
export const notificationKind = (kind: NotificationKind): Kind => notificationKindTable[kind]

export const notificationLimits = {
  page: 20,
  title: 300,
  detail: 500,
  link: 2_048,
  /** Read notices are forgotten after so long. */
  keptDays: 180,
  /** A mail gathers so many at most; the rest is counted. */
  mailItems: 30,
  /** When the daily mail leaves, in the hours of the United Kingdom. */
  dailyHour: 8,
  unsubscribeDays: 365,
} as const

export const notificationTimes = {
  /** The interval of a stream's heartbeats. */
  heartbeatMs: 20_000,
  /** A browser whose stream broke comes back after so long. */
  retryMs: 3_000,
} as const
