import {
  type PublicSupportThread,
  supportAsked,
  supportClosed,
  supportReopened,
  supportReplied,
} from '@storyright/contracts/events'
import { supportLimits, supportTopicLabels } from '@storyright/contracts/vocabulary'
import type { Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Notice } from '../notifications/notice.ts'
import { type NotifyDeps, notifyOn } from '../notifications/notify-on-event.ts'
import { settleNotifications } from '../notifications/settle-notifications.ts'
import { findActive, findPerson } from '../people/person.store.ts'

/** Notices of a thread: to its member about answers and administrators' actions, to administrators about the member's messages. */
export const supportNotices = (deps: NotifyDeps): Subscription<Tx>[] => [
  notifyOn(deps, supportAsked, ({ data }, tx) => fromMember(tx, data, 'New support question from {name}')),
  notifyOn(deps, supportReplied, async ({ data, time }, tx) => {
    if (!data.last.isFromSupport) return fromMember(tx, data, `{name} replied in “${supportTopicLabels[data.topic]}”`)
    // Answered by one administrator, it waits for none of them.
    const where = { group: `support ${data.id}` }
    await settleNotifications(tx, deps, { personIds: await findActive(tx, 'admin'), where, at: new Date(time) })
    return [answered(data)]
  }),
  notifyOn(deps, supportClosed, ({ data, entityversion }) =>
    data.by === data.memberId ? [] : [changed(data, entityversion, 'has closed your question')],
  ),
  notifyOn(deps, supportReopened, async ({ data, entityversion }, tx) => {
    if (data.by !== data.memberId) return [changed(data, entityversion, 'has opened your question again')]
    const notices = await fromMember(tx, data, `{name} has reopened “${supportTopicLabels[data.topic]}”`)
    return notices.map((notice) => ({ ...notice, what: `support ${data.id} ${entityversion}` }))
  }),
]

const linkOf = ({ id }: PublicSupportThread) => `/support/${id}`

/** To every administrator but the member; several of one thread are one while nobody has read them. */
async function fromMember(tx: Tx, thread: PublicSupportThread, title: string): Promise<Notice[]> {
  const known = await findPerson(tx, thread.memberId)
  if (known?.person.status === 'closed') return []
  const admins = await findActive(tx, 'admin')
  return [
    {
      what: `support ${thread.last.id}`,
      kind: 'support',
      personIds: admins.filter((id) => id !== thread.memberId),
      group: `support ${thread.id}`,
      by: thread.memberId,
      title,
      titleOfMany: '{count} new messages from {name}',
      // What they wrote is deleted with their account, also here: under their id `forgetPerson` finds it.
      textId: thread.memberId,
      detail: thread.last.authorId === thread.memberId ? thread.last.excerpt : null,
      mailEveryMs: supportLimits.mailedEveryMinutes * 60_000,
      link: linkOf(thread),
    },
  ]
}

const answered = (thread: PublicSupportThread): Notice => ({
  what: `support ${thread.last.id}`,
  kind: 'support',
  personIds: [thread.memberId],
  group: `support ${thread.id} answers`,
  title: 'Storyright Support has answered your question',
  titleOfMany: '{count} answers from Storyright Support',
  detail: thread.last.excerpt,
  link: linkOf(thread),
})

const changed = (thread: PublicSupportThread, version: number, message: string): Notice => ({
  what: `support ${thread.id} ${version}`,
  kind: 'support',
  personIds: [thread.memberId],
  title: `Storyright Support ${message}`,
  detail: supportTopicLabels[thread.topic],
  link: linkOf(thread),
})
