import { randomUUID } from 'node:crypto'
import type { MailWanted } from '@storyright/contracts/events'
import type { Writer } from '@storyright/contracts/http'
import { notificationLimits as limits, type NotificationKind } from '@storyright/contracts/vocabulary'
import type { DueMail } from '../generated/client.ts'
import type { NotificationRow } from './notification.views.ts'
import { type UnsubscribeToken, unsubscribeToken } from './unsubscribe.ts'

/** A notification that is to be mailed. */
export type DueMailRow = Omit<DueMail, 'kind'> & { kind: NotificationKind }

export interface NewsMail {
  /** What one mail brings somebody, with its words. */
  news: { due: DueMailRow; row: NotificationRow; title: string; detail: string | null; by?: Writer | null }[]
  now: Date
}

/** The button's label in a mail about one thing. */
const actions: Partial<Record<NotificationKind, string>> = {
  mentions: 'Read what was written',
  replies: 'Read the replies',
  likes: 'See what they liked',
  favourites: 'See the title',
  competitions: 'See the competition',
  support: 'Read the answer',
  messages: 'Read and reply',
  applications: 'Review the application',
  moderation: 'Go to the queue',
}
const all = { label: 'See your notifications', link: '/notifications' }

/** Administrators are mailed of what a member wrote, and members of answers; only the former have an author. */
const actionOf = ({ due: { kind, count }, row }: NewsMail['news'][number]): string => {
  if (kind === 'support' && row.byId) return 'Open the conversation'
  if (kind === 'applications' && count > 1) return 'Review the applications'
  return actions[kind] ?? 'Have a look'
}

/** The prefix of a subject whose title begins with user text: our subjects never do. */
const beginnings: Partial<Record<NotificationKind, string>> = {
  mentions: 'Mentioned',
  replies: 'New reply',
  likes: 'New like',
  favourites: 'A title you saved',
  competitions: 'Competition',
  support: 'Support',
  applications: 'New application',
  moderation: 'Moderation',
}

/** What begins with a name or a quotation. */
const beginsWithTheirs = /^(?:\{name\}|[“"'‘])/

function subjectOf({ due, row, title }: NewsMail['news'][number]): string {
  const words = due.count > 1 ? row.titleOfMany : row.title
  return beginsWithTheirs.test(words) ? `${beginnings[due.kind] ?? 'Storyright'}: ${title}` : title
}

/** A producer learns their agent's name with the acceptance: a message is its side's. */
const writerOf = ({ firstName, lastName, role }: Writer, kind: NotificationKind) => ({
  name: kind === 'messages' ? '' : `${firstName} ${lastName}`.trim(),
  role,
})

/** One mail, with the link that ends its kind. */
export function buildEmail({ news, now }: NewsMail): { mail: MailWanted; link: UnsubscribeToken } {
  const newest = news.toSorted((one, other) => other.row.at.getTime() - one.row.at.getTime())
  const [first] = newest
  const { personId, kind, isDaily } = first!.due
  const kinds = [...new Set(news.map(({ due }) => due.kind))]
  const { token, row } = unsubscribeToken({ personId, kinds, at: now })
  const items = newest.slice(0, limits.mailItems).map(({ row, title, detail, by }) => {
    const { link } = row
    return { title, detail, by: by ? writerOf(by, row.kind) : null, link, at: row.at.toISOString() }
  })
  const others = news.length - 1
  const message = subjectOf(first!)
  const mail: MailWanted = {
    id: randomUUID(),
    personId,
    kind: isDaily ? 'daily' : kind,
    subject: others > 0 ? `${message}, and ${others} more` : message,
    items,
    more: news.length - items.length,
    action: others > 0 ? all : { label: actionOf(first!), link: first!.row.link },
    unsubscribeToken: token,
  }
  return { mail, link: row }
}
