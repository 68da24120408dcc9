import { hash as digest } from 'node:crypto'
import type { SessionsChanged } from '@storyright/contracts/events'
import type { Sessions } from './sessions.ts'

/** A stream that lasts no longer than the session it was asked for with. */
export interface OpenStream {
  /** Whose it is, once that is known. */
  belongsTo(userId: string): void
  /** From now on it ends so. */
  endsBy(end: () => void): void
  leave(): void
}

export type OpenStreams = ReturnType<typeof createOpenStreams>

interface Streams {
  sessions: Pick<Sessions, 'find'>
  /** How often sessions are looked up while nobody can announce that they ended. */
  recheckMs: number
}

interface Known {
  sessionToken: string
  hash: string
  userId?: string
  /** Whose sessions ended before it was known whose this is. */
  ended: Set<string>
  end(): void
}

const ASKED_AT_ONCE = 8

/** The streams that are open at this gateway, and what ends them: their session, or the gateway itself. */
export function createOpenStreams({ sessions, recheckMs }: Streams) {
  const open = new Set<Known>()
  let isOver = false
  let deaf: NodeJS.Timeout | undefined
  let checking: Promise<unknown> | undefined

  /** Closes streams without a confirmed session: a browser that has one reconnects by itself. */
  async function check(stream: Known): Promise<void> {
    const session = await sessions.find(stream.sessionToken).catch(() => null)
    if (!session) stream.end()
  }

  function recheck(): void {
    const waiting = [...open]
    const lane = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) if (open.has(next)) await check(next)
    }
    const lanes = Promise.all(Array.from({ length: ASKED_AT_ONCE }, lane)).finally(() => {
      if (checking === lanes) checking = undefined
    })
    checking = lanes
  }

  return {
    /** From before anybody is asked whose session it is, so that its end is not missed. */
    add(sessionToken: string, end: () => void): OpenStream {
      const stream: Known = { sessionToken, hash: digest('sha256', sessionToken), ended: new Set(), end }
      open.add(stream)
      if (isOver) end()
      return {
        belongsTo(userId) {
          stream.userId = userId
          if (stream.ended.has(userId)) stream.end()
        },
        endsBy(how) {
          stream.end = how
        },
        leave: () => void open.delete(stream),
      }
    },

    drop(change: SessionsChanged): void {
      for (const stream of [...open])
        if ('sessionHash' in change) {
          if (stream.hash === change.sessionHash) stream.end()
        } else if (stream.userId === undefined) stream.ended.add(change.userId)
        else if (stream.userId === change.userId) stream.end()
    },

    /** While NATS is away, and once after it, sessions may have ended without a word. */
    canHear(hears: boolean): void {
      clearInterval(deaf)
      if (isOver) return
      if (hears) recheck()
      else
        deaf = setInterval(() => {
          if (!checking) recheck()
        }, recheckMs).unref()
    },

    count: () => open.size,

    endAll(): void {
      isOver = true
      clearInterval(deaf)
      for (const stream of [...open]) stream.end()
    },
  }
}
