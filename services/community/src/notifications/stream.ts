import { notificationTimes } from '@storyright/contracts/vocabulary'
import type { FastifyReply } from 'fastify'
import type { StreamNews } from './stream-news.ts'

/** One open connection of one browser. */
export interface Stream {
  /** Resolves when its first news are known, and rejects when they could not be read: until then nothing is answered. */
  begun: Promise<void>
  /** Sends the news, unless it has already. */
  push(news: StreamNews): void
  /** There are no news to begin with. */
  fail(error: unknown): void
  /** Sends a heartbeat. */
  beat(): void
  /** Ends it; its browser comes back after so long. */
  end(retryMs: number): void
}

/** More than this has never waited for a browser that reads, in bytes. */
const MOST_UNSENT = 16 * 1024

/** Browsers whose connections break at the same moment do not come back at the same moment. */
export const spreadRetry = () => Math.round(notificationTimes.retryMs * (1 + 2 * Math.random()))

/** A stream that answers a request; `seen` is the mark of the browser's last message. */
export function createStream(reply: FastifyReply, seen: string | undefined): Stream {
  const { raw } = reply
  const begun = Promise.withResolvers<void>()
  let hasBegun = false
  let lastMark = seen

  /** A browser that does not read is cut off; it gets missed news when it reconnects. */
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return
    if (raw.writableLength > MOST_UNSENT) raw.destroy()
    else raw.write(text)
  }
  function begin() {
    if (hasBegun) return
    hasBegun = true
    reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': reply.request.id,
    })
    write(`retry: ${spreadRetry()}\n\n`)
    begun.resolve()
  }
  raw.once('close', () => {
    if (!hasBegun) reply.hijack() // nobody waits for an answer any more
    hasBegun = true
    begun.resolve()
  })

  return {
    begun: begun.promise,
    push({ mark, ...news }) {
      begin()
      if (mark === lastMark) return
      lastMark = mark
      write(`id: ${mark}\ndata: ${JSON.stringify(news)}\n\n`)
    },
    fail: (error) => begun.reject(error),
    beat: () => hasBegun && write(':\n\n'),
    end(retryMs) {
      begin()
      write(`retry: ${retryMs}\n\n`)
      raw.end()
    },
  }
}
