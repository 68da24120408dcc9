import { communityTimes, dayAndTime } from '@storyright/contracts/vocabulary'
import type { Config } from '../config.ts'
import type { WritePermission, WrittenText } from '../content/permission.ts'
import { writeLimit } from '../content/write-limit.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { findPerson } from '../people/person.store.ts'
import { closeDeleted } from './decide.ts'
import { excerptOfText } from './excerpt.ts'
import { queueText } from './flag.store.ts'
import { hasLink } from './links.ts'
import { standingOf } from './standing.store.ts'

const HOUR_MS = 3_600_000

type PermissionDeps = Pick<Deps, 'outbox' | 'redis' | 'clock' | 'logger'>

/** Checks moderators' decisions and the rate limits. */
export function moderatedWriting(deps: PermissionDeps, config: Config): WritePermission {
  return {
    admit: writeLimit(deps, config),
    async decide(tx, writing) {
      const now = deps.clock()
      const { viewer, kind: subject, id: subjectId } = writing
      const { mutedUntil, isTrusted } = await standingOf(tx, viewer.id)
      if (mutedUntil && mutedUntil > now) throw mutedUntilThen(mutedUntil)
      if (isTrusted || !(await mustWait(tx, writing, now))) return 'shown'
      const excerpt = excerptOfText(writing.title ?? writing.text)
      await queueText(tx, deps, { text: { subject, subjectId, authorId: viewer.id }, now, excerpt })
      return 'waiting'
    },
    deleted: (tx, subject, subjectId) => closeDeleted(tx, deps, { subject, subjectId }),
  }
}

/**
 * What contains a link waits for a moderator while the account is young, until one has shown something of theirs. An account of
 * which nothing is known yet is as young as can be.
 */
async function mustWait(tx: Tx, { viewer, title = '', text }: WrittenText, now: Date): Promise<boolean> {
  if (viewer.role === 'admin' || !(hasLink(title) || hasLink(text))) return false
  const known = await findPerson(tx, viewer.id)
  const youngSince = now.getTime() - communityTimes.youngAccountHours * HOUR_MS
  return !known || Date.parse(known.person.createdAt) > youngSince
}

const mutedUntilThen = (until: Date) =>
  communityRefusals.muted({
    message: `A moderator has muted you until ${dayAndTime(until)}, UK time. Until then you can read, but not write.`,
    details: { mutedUntil: until.toISOString() },
  })
