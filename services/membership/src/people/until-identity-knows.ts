import { setTimeout as pause } from 'node:timers/promises'
import { membershipTimes } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { Member } from '../members/member.ts'

const ASK_EVERY_MS = 100

/** Waits until identity has followed a membership, so that the next request has its tier. Does not wait while identity is away. */
export async function untilIdentityKnows(
  { identity, logger }: Pick<Deps, 'identity' | 'logger'>,
  { personId, version }: Member,
): Promise<void> {
  const until = performance.now() + membershipTimes.confirmMs
  try {
    while ((await identity.knownVersion(personId)) < version && performance.now() < until) await pause(ASK_EVERY_MS)
  } catch (error) {
    logger.warn({ personId, err: error }, 'Identity does not say what it knows of a membership')
  }
}
