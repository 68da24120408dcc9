import type { NotificationNews } from '@storyright/contracts/http'

/** What is known of what somebody was told. */
export interface News extends NotificationNews {
  /** By which one tells whether it was heard before; none while nothing was. */
  mark?: string
}

export const nothingHeard: News = { unread: 0, latestId: null, latestAt: null, offers: 0, imports: 0 }
