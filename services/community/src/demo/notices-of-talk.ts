import { addressOfText, type WrittenKind } from '@storyright/contracts/vocabulary'
import type { DemoText } from '@storyright/demo'
import type { Written } from '../content/written.ts'
import { likeNotices } from '../notification-templates/like-templates.ts'
import { textNotices } from '../notification-templates/text-templates.ts'
import type { DemoNotice } from './demo-notice.ts'
import { mentionedIn } from './mentioned-in.ts'
import type { DemoTalk } from './seed-demo-talk.ts'

interface DemoEntry {
  kind: WrittenKind
  text: DemoText
  title: string
  link: string
}

/** Notifications of the demo's people about texts and likes of others. */
export function noticesOfTalk(
  { discussions, comments }: DemoTalk,
  titleOf: (listingId: string) => string,
): DemoNotice[] {
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
