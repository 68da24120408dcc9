/** What members ask the people of Storyright. No zod here: the web imports it. */

export const supportTopics = ['account', 'offers', 'membership', 'listings', 'forum', 'other'] as const
export type SupportTopic = (typeof supportTopics)[number]
export const supportTopicLabels: Record<SupportTopic, string> = {
  account: 'My account',
  offers: 'Offers and payments',
  membership: 'Membership and invoices',
  listings: 'A listing or the catalogue',
  forum: 'Comments and the forum',
  other: 'Something else',
}

export const supportStatuses = ['open', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

/** Premium members come first. */
export const supportPriorities = ['high', 'normal'] as const
export type SupportPriority = (typeof supportPriorities)[number]

export const supportLimits = {
  message: 5_000,
  messages: 500,
  page: 20,
  /** Administrators hear of what members write by mail once in so long at most. */
  mailedEveryMinutes: 10,
} as const
