import {
  agreementSigned,
  type EventDefinition,
  offerAccepted,
  offerCancelled,
  offerExpired,
  offerHeld,
  offerRejected,
  type PublicListing,
  type PublicOffer,
} from '@storyright/contracts/events'
import { addressOfText, page, type WrittenKind } from '@storyright/contracts/vocabulary'
import {
  type DealCourse,
  type DemoListing,
  type DemoText,
  demoAgents,
  demoDeals,
  demoYear,
  isOpen,
  timelineOf,
} from '@storyright/demo'
import type { Written } from '../content/written.ts'
import { favouriteNotices } from '../notification-templates/favourite-templates.ts'
import { offerNotices } from '../notification-templates/offer-templates.ts'
import { likeNotices, textNotices } from '../notification-templates/text-templates.ts'
import type { Notice } from '../notifications/notice.ts'
import { mentionedIn } from './rows.ts'
import type { DemoTalk } from './seed-demo-talk.ts'

/** A notification of the demo's people, and its time. */
export interface DemoNotice {
  at: Date
  notice: Notice
}

/** What the demo's people are notified of. */
export function demoNotices(listings: DemoListing[], talk: DemoTalk, now: Date): DemoNotice[] {
  const titleOf = (listingId: string) => listings[Number(listingId) - 1]!.form.title
  return [...noticesOfDeals(listings, now), ...noticesOfFavourites(listings, now), ...noticesOfTalk(talk, titleOf)]
}

interface Step {
  /** Days after the offer was made, as the demo plays it. */
  after: number
  event: EventDefinition<PublicOffer>
  change: Partial<PublicOffer>
}

const agent = demoAgents.find(({ email }) => email === 'agent@storyright.test')!
const held: Step = { after: 0.01, event: offerHeld, change: {} }
const signed = new Date(0).toISOString()
const later = new Date(1).toISOString()

function stepsOf(course: DealCourse): Step[] {
  const then = (after: number, event: Step['event'], change: Step['change']): Step => ({ after, event, change })
  if (course.is === 'rejected') return [held, then(2.5, offerRejected, { endedBecause: 'agent_rejected' })]
  if (course.is === 'cancelled')
    return [held, then(1.5, offerCancelled, { endedBecause: 'producer_cancelled', cancellationReason: course.reason })]
  if (course.is === 'expired') return [held, then(7, offerExpired, {})]
  if (course.is !== 'accepted') return []
  const first = then(3.5, agreementSigned, { signedByProducerAt: signed })
  const both = then(5, agreementSigned, { signedByProducerAt: signed, signedByAgentAt: later })
  const signatures = { nobody: [], producer: [first], both: [first, both] }[course.signed]
  return [held, then(3, offerAccepted, {}), ...signatures]
}

/**
 * Notifications of the demo's agent and producers about the offers of past days, each at its time; today's offers notify by events. Which offer it was
 * only its own service knows, so that these lead to all of them.
 */
const noticesOfDeals = (listings: DemoListing[], now: Date): DemoNotice[] =>
  demoDeals(listings, agent.id)
    .filter(({ course }) => !isOpen(course))
    .flatMap(({ name, place, producerId, offerPrice, optionPeriod, course, when }) => {
      const { form, agentId, createdAt } = listings[place]!
      const timeline = timelineOf({ course, when }, new Date(createdAt), now)
      const offer = { id: name, listingTitle: form.title, producerId, agentId, offerPrice, optionPeriod }
      const known = { ...offer, status: 'pending', paymentStatus: 'released', reachedAgent: true } as PublicOffer
      return stepsOf(course).flatMap(({ after, event, change }, entityversion) => {
        const at = timeline.after(after)
        const data = { ...known, ...change }
        const notices = offerNotices({ type: event.type, data, entityversion }, { newest: data, now: at })
        return notices.map((notice) => ({
          at,
          notice: { ...notice, link: notice.personIds[0] === agentId ? submissions : page('mySubmissions').path },
        }))
      })
    })

const submissions = `${page('agentDashboard').path}?tab=submissions`

/** Notifications about favourited titles: half-way between the favourite and now. */
const noticesOfFavourites = (listings: DemoListing[], now: Date): DemoNotice[] =>
  demoYear(listings, now)
    .favourites.filter(({ removedAt }) => removedAt === null)
    .flatMap(({ personId, listingId: id, at: since }) => {
      const { status, form } = listings[Number(id) - 1]!
      if (status === 'available') return []
      const at = new Date((since.getTime() + now.getTime()) / 2)
      const data = { id, title: form.title, author: form.author, status } as PublicListing
      return favouriteNotices({ data, entityversion: 2 }, [personId]).map((notice) => ({ at, notice }))
    })

interface DemoEntry {
  kind: WrittenKind
  text: DemoText
  title: string
  link: string
}

/** Notifications of the demo's people about texts and likes of others. */
function noticesOfTalk({ discussions, comments }: DemoTalk, titleOf: (listingId: string) => string): DemoNotice[] {
  const shown = discussions.filter(({ status }) => status === 'shown')
  const ofDiscussions = shown.flatMap((post) => {
    const at = { title: post.title, thread: post.id }
    const asked = { ...at, kind: 'post', text: post, link: addressOfText.post(post.id) } as const
    const replies = post.replies.map((text, place) => {
      const before = [...new Set(post.replies.slice(0, place).map(({ authorId }) => authorId))]
      const its = { ...at, kind: 'reply', text, link: addressOfText.reply(post.id, text.id) } as const
      return [...likesOf(its), ...textEventOf({ ...its, repliesTo: post.authorId, followers: before })]
    })
    return [...likesOf(asked), ...textEventOf({ ...asked, repliesTo: null, followers: [] }), ...replies.flat()]
  })
  const authorOf = new Map(comments.map(({ id, authorId }) => [id, authorId]))
  const ofComments = comments.flatMap((text) => {
    const { listingId, parentId, id } = text
    const link = addressOfText.comment(listingId, id)
    const its = { kind: 'comment', text, title: titleOf(listingId), link, thread: parentId ?? id } as const
    const repliesTo = (parentId && authorOf.get(parentId)) || null
    return [...likesOf(its), ...textEventOf({ ...its, repliesTo, followers: [] })]
  })
  return [...ofDiscussions, ...ofComments]
}

type TextEventInput = DemoEntry & { thread: string; repliesTo: string | null; followers: string[] }

function textEventOf({ kind, text, title, link, thread, repliesTo, followers }: TextEventInput): DemoNotice[] {
  const mentioned = mentionedIn(text.text).map(({ id }) => id)
  const event = { id: text.id, authorId: text.authorId, mentioned, followers, repliesTo }
  const now = { row: { content: text.text } as Written, place: 'forum', title, link } as const
  const notices = textNotices({ kind, event, thread, now, concerns: (id) => id !== text.authorId })
  return notices.map((notice) => ({ at: text.at, notice }))
}

const likesOf = ({ kind: subject, text, title, link }: DemoEntry): DemoNotice[] =>
  text.likes.flatMap(({ personId, at }) => {
    const pair = { id: `${text.id}_${personId}`, subject, subjectId: text.id, authorId: text.authorId, personId }
    return likeNotices({ ...pair, title, link, at: at.toISOString() }).map((notice) => ({ at, notice }))
  })
