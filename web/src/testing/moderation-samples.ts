import type { AdminComment, Flagged, ModerationEntry } from '@storyright/contracts/http'
import { aWriter } from './community-samples.ts'

/** Whose texts are moderated in these samples. */
export const idris = aWriter({
  id: '5f6c0e0a-3c38-4bb5-9d0b-0f6f4f9a7a01',
  firstName: 'Idris',
  lastName: 'Cole',
  role: 'producer',
  username: 'idris',
})

export const aModerator = aWriter({
  id: '5f6c0e0a-3c38-4bb5-9d0b-0f6f4f9a7a02',
  firstName: 'Mary',
  lastName: 'Trevena',
  role: 'admin',
  username: 'trevena',
})

type FlaggedChange = Partial<Omit<Flagged, 'author'>> & { author?: Partial<Flagged['author']> }

export function aFlagged({ author, ...change }: FlaggedChange = {}): Flagged {
  return {
    id: '7d0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7b01',
    subject: 'comment',
    subjectId: '7d0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7c01',
    status: 'open',
    isWaiting: false,
    flags: [
      {
        reporter: aWriter({ id: '5f6c0e0a-3c38-4bb5-9d0b-0f6f4f9a7a03', firstName: 'Freya', lastName: 'Lindqvist' }),
        reason: 'spam',
        note: 'The third time this week.',
        at: '2026-11-20T08:00:00.000Z',
      },
    ],
    editedAt: null,
    text: 'Write to me for cheap options on all of these.',
    title: null,
    discussion: null,
    link: '/listing/7',
    history: [],
    author: {
      ...idris,
      since: '2026-02-03T09:00:00.000Z',
      written: 14,
      removed: 1,
      warned: 2,
      mutedUntil: null,
      ...author,
    },
    createdAt: '2026-11-20T08:00:00.000Z',
    decidedAt: null,
    ...change,
  }
}

export function aModerationEntry(change: Partial<ModerationEntry> = {}): ModerationEntry {
  return {
    id: '8e0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7d01',
    at: '2026-11-21T10:15:00.000Z',
    actor: aModerator,
    action: 'remove',
    subject: 'comment',
    subjectId: aFlagged().subjectId,
    author: idris,
    reason: 'Advertising',
    before: { isDeleted: false },
    after: { isDeleted: true },
    ...change,
  }
}

export function anAdminComment(change: Partial<AdminComment> = {}): AdminComment {
  return {
    id: '9f0c0e0a-3c38-4bb5-9d0b-0f6f4f9a7e01',
    listingId: '7',
    parentId: null,
    content: 'The diary form is what makes this one playable.',
    createdAt: '2026-11-19T14:30:00.000Z',
    isEdited: false,
    editedAt: null,
    isDeleted: false,
    status: 'shown',
    isBlocked: false,
    userHasLiked: false,
    likeCount: 3,
    authorId: idris.id,
    author: { ...idris, email: 'idris@saltmarsh.test' },
    listing: { id: '7', title: 'The Moonstone', author: 'Wilkie Collins' },
    ...change,
  }
}
