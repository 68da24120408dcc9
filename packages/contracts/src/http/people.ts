import { z } from 'zod'
import { text, timestamp, uuid } from '../fields.ts'
import { communityAddresses } from '../vocabulary/addresses/community.ts'
import { limits } from '../vocabulary/constants.ts'
import { defineCall } from './call.ts'
import { writer } from './comments.ts'

const somebody = z.object({ id: uuid })

/** What people do about each other. */
export const peopleCalls = {
  mentionable: defineCall(communityAddresses.mentionable, {
    access: 'signedIn',
    summary: 'Who may read the forum, or a listing’s comments, and has a name like this: for completing a mention',
    query: z.object({ place: z.enum(['forum', 'comments']), name: text(limits.usernameMaximum) }),
    status: 200,
    reply: z.array(writer),
  }),
  ownStanding: defineCall(communityAddresses.ownStanding, {
    access: 'signedIn',
    summary: 'Whether a moderator has muted the viewer: until when, and why',
    status: 200,
    reply: z.object({
      mutedUntil: timestamp.nullable().describe('`null` for whoever may write'),
      reason: z.string().nullable(),
    }),
  }),
  blockedPeople: defineCall(communityAddresses.blockedPeople, {
    access: 'signedIn',
    summary: 'Whom the viewer has blocked',
    status: 200,
    reply: z.array(writer),
  }),
  blockPerson: defineCall(communityAddresses.blockPerson, {
    access: 'signedIn',
    summary: 'Fold away what somebody writes, and hear of no mention by them; may be repeated',
    params: somebody,
    status: 204,
  }),
  unblockPerson: defineCall(communityAddresses.unblockPerson, {
    access: 'signedIn',
    summary: 'Take a block back; may be repeated',
    params: somebody,
    status: 204,
  }),
} as const
