import {
  commentDeleted,
  commentPosted,
  commentUpdated,
  type Envelope,
  type EventDefinition,
  listingStatusChanged,
  type Membership,
  moderationDecided,
  moderationQueued,
  type PublicComment,
  type PublicOffer,
  postCreated,
  postDeleted,
  postUpdated,
  replyDeleted,
  replyPosted,
  replyUpdated,
  textLiked,
  userRegistered,
} from '@storyright/contracts/events'
import type { WrittenKind } from '@storyright/contracts/vocabulary'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { findListings } from '../listings/listing.store.ts'
import type { Notice } from '../notifications/notice.ts'
import { type NotifyDeps, notifyOn } from '../notifications/notify-on-event.ts'
import { settleNotifications, withdrawText, withdrawTexts } from '../notifications/settle-notifications.ts'
import { favouritersOf, findOffer } from '../offers/offer.store.ts'
import { findActive, findMemberships, findPerson } from '../people/person.store.ts'
import { blockersOf, type Place, readersAmong } from '../people/readers.ts'
import { applicationDecisions, applicationNotices, decisionNotices as ofApplication } from './account-templates.ts'
import { textNow } from './current-text.ts'
import { favouriteNotices } from './favourite-templates.ts'
import { membershipNotices, membershipSteps } from './membership-templates.ts'
import { decisionNotices as ofModeration, queueNotices } from './moderation-templates.ts'
import { offerNotices, offerSteps } from './offer-templates.ts'
import { commentThread, likeNotices, mentionNotices, postThread, replyThread, textNotices } from './text-templates.ts'

/**
 * Notifies people of the events of all services. Each reads the present rows of the same transaction: it is mounted after the read models, so
 * that these have applied the event.
 */
export const noticeSubscriptions = (deps: NotifyDeps): Subscription<Tx>[] => {
  const { clock } = deps

  return [
    ...offerSteps.map((step) =>
      notifyOn(deps, step, async (event, tx) => {
        const known = await findOffer(tx, event.data.id)
        const notices = offerNotices(event, { newest: known?.offer ?? event.data, now: clock() })
        await settleForActor(tx, deps, event, notices)
        return notices
      }),
    ),
    ...membershipSteps.map((step) =>
      notifyOn<Membership>(deps, step, async (event, tx) => {
        const known = (await findMemberships(tx, [event.subject])).get(event.subject)
        return membershipNotices(event, { newest: known ?? event.data })
      }),
    ),
    notifyOn(deps, userRegistered, async (event, tx) => {
      const known = await findPerson(tx, event.data.id)
      const [admins, waiting] = [await findActive(tx, 'admin'), await countApplications(tx)]
      return applicationNotices(event, { newest: known?.person ?? event.data, admins, waiting })
    }),
    ...applicationDecisions.map((decision) =>
      notifyOn(deps, decision, async (event, tx) => {
        // None waits any more: nothing is left to decide.
        if ((await countApplications(tx)) === 0) {
          const its = { where: { kind: 'applications' }, at: new Date(event.time) }
          await settleNotifications(tx, deps, { personIds: await findActive(tx, 'admin'), ...its })
        }
        return ofApplication(event)
      }),
    ),
    notifyOn(deps, listingStatusChanged, async (event, tx) => {
      const known = await tx.listing.findUnique({
        where: { id: event.data.id },
        select: { version: true, isDeleted: true },
      })
      // After further changes only the newest notifies.
      if (known && (known.isDeleted || known.version > event.entityversion)) return []
      return favouriteNotices(event, await favouritersOf(tx, event.data.id))
    }),
    ...textSubscriptions(deps),
    notifyOn(deps, textLiked, async ({ data: liking }, tx) => {
      const now = await textNow(tx, liking.subject, liking.subjectId)
      const { subjectId, personId } = liking
      if (!now || !(await tx.like.findUnique({ where: { subjectId_personId: { subjectId, personId } } }))) return []
      const asked = { authorId: liking.personId, place: now.place, ids: [liking.authorId], now: clock() }
      const concerns = await recipientsNow(tx, asked)
      return concerns(liking.authorId) ? likeNotices(liking) : []
    }),
    notifyOn(deps, moderationQueued, async ({ data, entityversion: version }, tx) => {
      const open = await tx.flag.findUnique({ where: { id: data.id, status: 'open' } })
      return open ? queueNotices(data, { version, admins: await findActive(tx, 'admin') }) : []
    }),
    notifyOn(deps, moderationDecided, ({ data }) => ofModeration(data)),
    ...[commentDeleted, replyDeleted].map((event) =>
      on<{ id: string }, Tx>(event, async ({ data: { id } }, tx) => withdrawText(tx, deps, id)),
    ),
    on(postDeleted, async ({ data: { id } }, tx: Tx) => withdrawDiscussion(tx, deps, id)),
  ]
}

/** Whoever is not notified of a step has taken it: their earlier notifications of that offer are settled. */
async function settleForActor(
  tx: Tx,
  deps: NotifyDeps,
  { data, time }: Envelope<PublicOffer>,
  notices: readonly Notice[],
): Promise<void> {
  const notified = new Set(notices.flatMap(({ personIds }) => personIds))
  if (notified.size === 0) return
  const personIds = [data.producerId, data.agentId].filter((id) => !notified.has(id))
  const links = [`offer=${data.id}`, `/offers/${data.id}`].map((ending) => ({ link: { endsWith: ending } }))
  await settleNotifications(tx, deps, { personIds, where: { kind: 'offers', OR: links }, at: new Date(time) })
}

/** How many agents wait for a decision by now. */
const countApplications = (tx: Tx): Promise<number> =>
  tx.person.count({ where: { role: 'agent', status: 'pending_review' } })

/** A discussion is gone; its replies are not deleted with it, and their notifications carry its title. */
async function withdrawDiscussion(tx: Tx, deps: NotifyDeps, postId: string): Promise<void> {
  await withdrawText(tx, deps, postId)
  const replies = await tx.reply.findMany({ where: { postId }, select: { id: true } })
  await withdrawTexts(tx, deps, [postId, ...replies.map(({ id }) => id)])
}

type TextEvent = Pick<PublicComment, 'id' | 'authorId' | 'mentioned' | 'followers' | 'repliesTo' | 'createdAt'>

interface Text<Data> {
  kind: WrittenKind
  event: EventDefinition<Data>
  thread(data: Data): string
  notices: typeof textNotices
}

/** An edit of something older notifies nobody: deliveries are not remembered much longer. */
const EDITS_ARE_NEWS_MS = 30 * 86_400_000

/** Notifies of texts as they stand now: not of deleted ones, nor whoever has blocked the author since. */
function textSubscriptions(deps: NotifyDeps): Subscription<Tx>[] {
  const subscribe = <Data extends TextEvent>({ kind, event, thread, notices }: Text<Data>) =>
    notifyOn(deps, event, async ({ data: text, time }, tx): Promise<readonly Notice[]> => {
      const { clock } = deps
      const isEdit = notices === mentionNotices
      if (isEdit && Date.parse(time) - Date.parse(text.createdAt) > EDITS_ARE_NEWS_MS) return []
      const ids = [...text.mentioned, ...text.followers, ...(text.repliesTo ? [text.repliesTo] : [])]
      const found = ids.length > 0 ? await textNow(tx, kind, text.id) : null
      if (!found) return []
      const now = { ...found, titles: await titlesIn(tx, { text: found.row.content, now: clock() }) }
      const concerns = await recipientsNow(tx, { authorId: text.authorId, place: now.place, ids, now: clock() })
      return notices({ kind, event: text, thread: thread(text), now, concerns })
    })
  return [
    subscribe({ kind: 'comment', event: commentPosted, thread: commentThread, notices: textNotices }),
    subscribe({ kind: 'comment', event: commentUpdated, thread: commentThread, notices: mentionNotices }),
    subscribe({ kind: 'post', event: postCreated, thread: postThread, notices: textNotices }),
    subscribe({ kind: 'post', event: postUpdated, thread: postThread, notices: mentionNotices }),
    subscribe({ kind: 'reply', event: replyPosted, thread: replyThread, notices: textNotices }),
    subscribe({ kind: 'reply', event: replyUpdated, thread: replyThread, notices: mentionNotices }),
  ]
}

/** What the listings are called that a text links to, as far as everybody may see them. */
async function titlesIn(tx: Tx, { text, now }: { text: string; now: Date }): Promise<ReadonlyMap<string, string>> {
  const ids = [...text.matchAll(/\/listing\/([1-9]\d{0,14})(?![\w-])/g)].map(([, id]) => id!)
  const listings = await findListings(tx, ids)
  const isOpen = (until: string | null | undefined) => !until || Date.parse(until) <= now.getTime()
  return new Map(
    [...listings].flatMap(([id, { title, earlyAccessUntil }]) => (isOpen(earlyAccessUntil) ? [[id, title]] : [])),
  )
}

interface Concerned {
  authorId: string
  place: Place
  ids: readonly string[]
  now: Date
}

/** Filters recipients of a text or a like: those who may read the place now and have not blocked its author since. */
async function recipientsNow(tx: Tx, { authorId, place, ids, now }: Concerned): Promise<(id: string) => boolean> {
  const asked = [...new Set(ids)]
  const readers = await readersAmong(tx, { place, ids: asked, now })
  const blockers = await blockersOf(tx, { authorId, ids: asked })
  return (id) => id !== authorId && readers.has(id) && !blockers.has(id)
}
