/** What people write to each other: words, limits and labels of comments, the forum and its moderation. No zod here: the web imports it. */

import type { Role } from './people.ts'

/** How discussions are sorted: the first by default, and by relevance while one searches. */
export const forumSorts = ['latest', 'newest', 'replies', 'relevance'] as const
export type ForumSort = (typeof forumSorts)[number]
export const forumFilters = ['unread', 'unanswered'] as const
export type ForumFilter = (typeof forumFilters)[number]

export const forumCategories = ['general', 'technical', 'business', 'legal'] as const
export type ForumCategory = (typeof forumCategories)[number]
export const forumCategoryLabels: Record<ForumCategory, string> = {
  general: 'General Discussion',
  technical: 'Technical Questions',
  business: 'Business & Marketing',
  legal: 'Legal & Contracts',
}

/** What a flag, a like or an action can be about. */
export const writtenKinds = ['comment', 'post', 'reply'] as const
export type WrittenKind = (typeof writtenKinds)[number]

/** `waiting` until a moderator has looked: only its author and moderators see it. */
export const writtenStatuses = ['shown', 'waiting'] as const
export type WrittenStatus = (typeof writtenStatuses)[number]

/** Where a text stands on the site: its page gives it the name after the `#`. */
export const addressOfText = {
  comment: (listingId: string, id: string) => `/listing/${listingId}#comment-${id}`,
  post: (id: string) => `/forum/${id}`,
  reply: (postId: string, id: string) => `/forum/${postId}#reply-${id}`,
} as const

export const flagReasons = ['spam', 'abuse', 'off_topic', 'confidential', 'rights', 'other'] as const
export type FlagReason = (typeof flagReasons)[number]
export const flagReasonLabels: Record<FlagReason, string> = {
  spam: 'Spam or advertising',
  abuse: 'Abusive or disrespectful',
  off_topic: 'Does not belong here',
  confidential: 'Gives away something confidential',
  rights: 'Infringes somebody’s rights',
  other: 'Something else',
}

/** `waiting`: held back before anybody flagged it. The others are what a moderator decided. */
export const flagStatuses = ['open', 'kept', 'removed'] as const
export type FlagStatus = (typeof flagStatuses)[number]

/**
 * What a moderator does. `keep` and `remove` close the flag (a text that waits is shown by `keep`); the others may come besides.
 */
export const moderationActions = [
  'keep',
  'remove',
  'warn',
  'mute',
  'unmute',
  'lock',
  'unlock',
  'move',
  'stick',
  'unstick',
] as const
export type ModerationAction = (typeof moderationActions)[number]

export const communityLimits = {
  comment: 1_000,
  postTitle: 200,
  post: 20_000,
  reply: 20_000,
  tag: 40,
  tags: 10,
  flagNote: 500,
  moderationReason: 500,
  /** Of one text; more are words. */
  mentions: 20,
  /** What a list of posts answers without `limit`. */
  postsUnpaged: 100,
  page: 20,
  adminPage: 20,
  muteHoursMaximum: 24 * 365,
  /** Of one text before a moderator decides; whoever comes later changes nothing. */
  reporters: 200,
} as const

export const communityTimes = {
  /** A list of comments counts as fresh so long. */
  commentsFreshSeconds: 30,
  /** The first text of an account younger than this waits for a moderator when it has a link. */
  youngAccountHours: 24,
  /** Activity within this long counts as today. */
  activeTodayHours: 24,
} as const

/** The sentences of document 2, sections 8.5, 8.7 and 8.8, and of the refusals. */
export const communityMessages = {
  comment: {
    posted: 'Comment posted successfully',
    updated: 'Comment updated successfully',
    deleted: 'Comment deleted successfully',
    postFailed: 'Failed to post comment',
    updateFailed: 'Failed to update comment',
    deleteFailed: 'Failed to delete comment',
    likeFailed: 'Failed to like comment',
  },
  forum: {
    postInvalid: 'Please provide both title and content for your post.',
    replyInvalid: 'Please provide content for your reply.',
    postFailed: 'Failed to create post',
    replyFailed: 'Failed to post reply',
    postCreated: 'Post Created',
    replyPosted: 'Reply Posted',
    restricted: 'Forum Access Restricted',
    restrictedMessage: 'Forum access is limited to Premium Producers, Agents, and Administrators.',
  },
  admin: { required: 'Admin Access Required', requiredMessage: 'This page is only accessible to administrators.' },
  commentsArePremium: 'Comments are for premium members.',
} as const

/** Whose words they are once the account is closed. */
export const formerMember = { firstName: 'Former', lastName: 'member' } as const

type Badge = { label: string; colour: 'red' | 'blue' | 'green' | 'grey' }
/** The badge beside somebody's name in comments. */
export const commentBadge = (role: Role): Badge => {
  if (role === 'admin') return { label: 'Admin', colour: 'red' }
  if (role === 'agent') return { label: 'Agent', colour: 'blue' }
  if (role === 'producer') return { label: 'Producer', colour: 'green' }
  return { label: 'User', colour: 'grey' }
}
/** The word beside somebody's name in the forum. */
export const forumBadge = (role: Role): string => {
  if (role === 'admin') return 'Admin'
  if (role === 'agent') return 'Agent'
  return role === 'premium' || role === 'producer' ? 'Producer' : 'User'
}
