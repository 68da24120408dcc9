import { randomUUID } from 'node:crypto'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { excerptOfText } from '../moderation/excerpt.ts'
import type { MessageRow } from './message-rows.ts'
import type { ThreadRow } from './thread-rows.ts'

interface MessageRowOfInput {
  id?: string
  threadId: string
  place: number
  author: Pick<Viewer, 'id'>
  isFromSupport: boolean
  message: string
  at: Date
}

/** A new message as it is kept, and as its thread's event has it. */
export function messageRowOf({
  id = randomUUID(),
  threadId,
  place,
  author,
  isFromSupport,
  message,
  at,
}: MessageRowOfInput): {
  row: MessageRow
  last: ThreadRow['last']
} {
  return {
    row: { _id: id, threadId, place, authorId: author.id, isFromSupport, message, createdAt: at },
    last: { id, authorId: author.id, isFromSupport, excerpt: excerptOfText(message), at },
  }
}
