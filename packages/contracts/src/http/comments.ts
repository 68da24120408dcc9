import { z } from 'zod'
import { requiredText, timestamp, uuid } from '../fields.ts'
import { communityAddresses } from '../vocabulary/addresses/community.ts'
import { communityLimits, communityMessages, writtenStatuses } from '../vocabulary/community.ts'
import { roles } from '../vocabulary/people.ts'
import { defineCall } from './call.ts'

const count = z.number().int().nonnegative()

/** Who wrote something, as everybody sees them; of a closed account the name is “Former member”. */
export const writer = z
  .object({
    id: uuid,
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.string().nullable(),
    role: z.enum(roles),
    username: z.string().nullable().describe('What a mention calls them'),
  })
  .meta({ id: 'Writer' })
export type Writer = z.infer<typeof writer>

export const liked = z.object({ userHasLiked: z.boolean(), likeCount: count })
export type Liked = z.infer<typeof liked>

export const comment = z
  .object({
    id: uuid,
    listingId: z.string(),
    parentId: uuid.nullable(),
    content: z.string().describe('Empty once it is deleted'),
    createdAt: timestamp,
    isEdited: z.boolean(),
    editedAt: timestamp.nullable(),
    isDeleted: z.boolean().describe('A placeholder that keeps the replies below it in place'),
    status: z.enum(writtenStatuses),
    isBlocked: z.boolean().describe('The viewer has blocked its author: it is folded away'),
    ...liked.shape,
    author: writer,
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof comment>

const content = requiredText(communityLimits.comment, 'Please write something first')
const own = { access: 'premium', refusedWith: communityMessages.commentsArePremium } as const
const ofListing = z.object({ id: z.string() })
const oneComment = z.object({ commentId: uuid })

export const commentCalls = {
  comments: defineCall(communityAddresses.comments, {
    ...own,
    summary: 'The comments on a listing, oldest first; replies carry `parentId`',
    params: ofListing,
    status: 200,
    reply: z.array(comment),
  }),
  postComment: defineCall(communityAddresses.postComment, {
    ...own,
    summary: 'Comment on a listing, or reply to a comment; replies are one level deep',
    params: ofListing,
    body: z.strictObject({ content, parentId: uuid.nullish() }),
    status: 201,
    reply: comment,
  }),
  editComment: defineCall(communityAddresses.editComment, {
    ...own,
    summary: 'Change one’s own comment; moderators keep what it said before',
    params: oneComment,
    body: z.strictObject({ content }),
    status: 200,
    reply: comment,
  }),
  deleteComment: defineCall(communityAddresses.deleteComment, {
    ...own,
    summary: 'Delete one’s own comment; with replies below it a placeholder stays',
    params: oneComment,
    status: 204,
  }),
  likeComment: defineCall(communityAddresses.likeComment, {
    ...own,
    summary: 'Like a comment, or take the like back',
    params: oneComment,
    status: 200,
    reply: liked,
  }),
} as const
