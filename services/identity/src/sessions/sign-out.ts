import { sessionsChanged } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'

interface SignOut {
  sessionHash: string | null
  viewer: Viewer | null
}

/** Ends this session. When Redis is away, it ends all of the person's instead, which needs no Redis. */
export async function signOut(
  { transaction, people, outbox, sessions }: Pick<Deps, 'transaction' | 'people' | 'outbox' | 'sessions'>,
  { sessionHash, viewer }: SignOut,
): Promise<void> {
  if (!sessionHash) return
  try {
    const owner = await sessions.end(sessionHash)
    if (owner ?? viewer) await transaction((tx) => outbox.add(tx, [sessionsChanged({ sessionHash })]))
  } catch (error) {
    if (!viewer) throw error
    await transaction(async (tx) => {
      await people.endSessions(tx, viewer.id)
      await outbox.add(tx, [sessionsChanged({ userId: viewer.id })])
    })
  }
}
