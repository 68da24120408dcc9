import type { Comment, ForumPost, ForumReply, SupportThread, Writer } from '@storyright/contracts/http'
import { aUser } from './samples.ts'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** Whoever reads the page in tests of what people write. */
export const aMember = aUser({ role: 'producer', membershipTier: 'premium' })

export function aWriter(change: Partial<Writer> = {}): Writer {
  return {
    id: id(900),
    firstName: 'Ida',
    lastName: 'Vane',
    profileImageUrl: null,
    role: 'agent',
    username: 'ida',
    ...change,
  }
}

/** The reader as a writer. */
export const oneself = aWriter({
  id: aMember.id,
  firstName: 'Rosa',
  lastName: 'Adeyemi',
  role: 'producer',
  username: 'rosa',
})

export function aComment(place: number, change: Partial<Comment> = {}): Comment {
  return {
    id: id(place),
    listingId: '7',
    parentId: null,
    content: `Comment ${place}`,
    createdAt: '2026-11-20T09:00:00.000Z',
    isEdited: false,
    editedAt: null,
    isDeleted: false,
    status: 'shown',
    isBlocked: false,
    userHasLiked: false,
    likeCount: 0,
    author: aWriter(),
    ...change,
  }
}

export function aPost(place = 1, change: Partial<ForumPost> = {}): ForumPost {
  return {
    id: id(place),
    title: `Discussion ${place}`,
    content: `What **discussion ${place}** is about.`,
    category: 'general',
    tags: [],
    author: aWriter(),
    createdAt: '2026-11-20T09:00:00.000Z',
    editedAt: null,
    status: 'shown',
    isBlocked: false,
    mentions: [],
    listings: [],
    userHasLiked: false,
    likeCount: 0,
    lastActivityAt: '2026-11-21T09:00:00.000Z',
    viewCount: 10,
    replyCount: 0,
    isSticky: false,
    isLocked: false,
    acceptedReplyId: null,
    unreadCount: 0,
    isNew: false,
    firstUnreadId: null,
    isFollowed: false,
    participants: [aWriter()],
    ...change,
  }
}

export function aReply(place: number, change: Partial<ForumReply> = {}): ForumReply {
  return {
    id: id(place),
    postId: id(1),
    content: `Reply ${place}`,
    author: aWriter(),
    createdAt: '2026-11-21T09:00:00.000Z',
    editedAt: null,
    status: 'shown',
    isBlocked: false,
    mentions: [],
    listings: [],
    userHasLiked: false,
    likeCount: 0,
    isAcceptedAnswer: false,
    isDeleted: false,
    ...change,
  }
}

type SupportMessage = SupportThread['messages'][number]
export function aMessage(place: number, change: Partial<SupportMessage> = {}): SupportMessage {
  return {
    id: id(place),
    author: oneself,
    isFromSupport: false,
    message: `Message ${place}`,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...change,
  }
}
/** What support says, as the member sees it. */
export const anAnswer = (place: number, change: Partial<SupportMessage> = {}): SupportMessage =>
  aMessage(place, {
    author: aWriter({ id: id(901), firstName: 'Ada', lastName: '', role: 'admin', username: null }),
    isFromSupport: true,
    ...change,
  })

export function aThread(place = 1, change: Partial<SupportThread> = {}): SupportThread {
  return {
    id: id(place),
    topic: 'offers',
    status: 'open',
    priority: 'normal',
    offerId: null,
    listingId: null,
    about: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    awaits: 'support',
    waitingSince: '2026-11-20T09:00:00.000Z',
    messages: [aMessage(50)],
    messageCount: 1,
    member: null,
    ...change,
  }
}
