import { type Envelope, type Moderated, moderationDecided } from '@storyright/contracts/events'
import type { ModerationAction } from '@storyright/contracts/vocabulary'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isWithinMaxAge } from '../mail/max-age.ts'
import type { Person } from '../people/person.ts'
import {
  type LetterOn,
  mutedLetter,
  outcomeLetter,
  removedLetter,
  shownLetter,
  unmutedLetter,
  warnedLetter,
} from './letters/decisions.ts'

/** Mail to whom a moderator's decision concerns. */
export const moderationSubscriptions = (deps: WritingDeps): Subscription<Tx>[] => [
  on(moderationDecided, (event, tx) => writeAboutDecision(deps, event, tx)),
]

interface WritingDeps extends Pick<Deps, 'people' | 'mails' | 'clock'> {
  publicUrl: string
}

/** Decisions that are mailed to the author. A moved discussion is not: everybody sees it. */
const toAuthor: Partial<Record<ModerationAction, LetterOn>> = {
  remove: removedLetter,
  warn: warnedLetter,
  mute: mutedLetter,
  unmute: unmutedLetter,
}

/** Mails the author, and those who flagged the text; accounts that are not active get nothing. */
async function writeAboutDecision(
  { people, mails, clock, publicUrl }: WritingDeps,
  event: Envelope<Moderated>,
  tx: Tx,
): Promise<void> {
  const now = clock()
  if (!isWithinMaxAge(event, now)) return
  const letters = lettersOn(event.data)
  // Locked, so that an account closing right now gets no mail.
  const readers = await people.lockAll(tx, [...letters.keys()])
  const reached = readers.filter(({ status, email }) => status === 'active' && email !== null)
  const write = (reader: Person) => ({
    to: reader,
    letter: letters.get(reader.id)!({ decided: event.data, reader, publicUrl }),
  })
  await mails.queueAll(tx, reached.map(write), now)
}

/** The letters and their recipients. */
function lettersOn(decided: Moderated): Map<string, LetterOn> {
  const { authorId, reporters, action, wasWaiting, isDeletedByAuthor } = decided
  const letters = new Map(reporters.map(({ userId }): [string, LetterOn] => [userId, outcomeLetter]))
  const letter = action === 'keep' && wasWaiting ? shownLetter : toAuthor[action]
  letters.delete(authorId)
  if (letter && !isDeletedByAuthor) letters.set(authorId, letter)
  return letters
}
