import { notifiedData, notifiedSubject } from '@storyright/contracts/events'
import { notificationCalls as calls } from '@storyright/contracts/http'
import { notificationTimes, refusals } from '@storyright/contracts/vocabulary'
import type { Bus } from '@storyright/messaging'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { createStream, type Stream, spreadRetry } from './stream.ts'
import { createReader, type StreamNews, streamNews } from './stream-news.ts'

/** A mark is never longer; anything else that a client sends was not seen here. */
const MOST_OF_A_MARK = 100

/** Mounts the stream: every replica receives everybody's signals and sends to those who are connected to it. */
export function mountStream(app: FastifyInstance, { bus, ...deps }: StreamDeps & { bus: Bus }): void {
  const streams = createStreams(deps)
  bus.listen(notifiedSubject, (data) => streams.hear(notifiedData.parse(data).userIds))
  bus.onConnect(streams.hearAll)
  app.beforeDrain(streams.end)
  serve(app, calls.notificationStream, async ({ viewer: { id }, request, reply }) => {
    if (request.method === 'HEAD') return void reply.type('text/event-stream')
    if (reply.raw.destroyed) return void reply.hijack() // gone while it was found out who asks
    const seen = request.headers['last-event-id']
    const stream = createStream(reply, String(seen).length > MOST_OF_A_MARK ? undefined : seen?.toString())
    reply.raw.once('close', () => streams.leave(id, stream))
    await streams.join(id, stream)
  })
}

interface StreamDeps extends Pick<Deps, 'db' | 'logger'> {
  heartbeatMs?: number
}

/** Somebody with streams open here. */
interface Listener {
  streams: Stream[]
  heartbeat: NodeJS.Timeout
}

/** So many browsers of one person; of more the first one goes, and comes back only after a while. */
const MOST_OF_ONE = 10
const CROWDED_RETRY_MS = 60_000

/** Everybody's open streams at this replica, and what is sent to them. */
function createStreams({ db, logger, heartbeatMs = notificationTimes.heartbeatMs }: StreamDeps) {
  const listeners = new Map<string, Listener>()
  let isOver = false
  const reader = createReader<StreamNews>({
    read: (personIds) => streamNews(db, personIds),
    onNews: (personId, news) => listeners.get(personId)?.streams.forEach((stream) => void stream.push(news)),
    onFailure(personIds, error) {
      logger.warn({ err: error }, 'News for streams could not be read')
      for (const personId of personIds) listeners.get(personId)?.streams.forEach((stream) => void stream.fail(error))
      hear(personIds)
    },
  })

  /** These people have news, or may have. */
  function hear(personIds: Iterable<string>): void {
    reader.mark([...personIds].filter((personId) => listeners.has(personId)))
  }

  function listenerOf(personId: string): Listener {
    const known = listeners.get(personId)
    if (known) return known
    // The heartbeat reads as well, in case NATS has lost a signal.
    const beat = () => {
      for (const stream of listener.streams) stream.beat()
      hear([personId])
    }
    const listener: Listener = { streams: [], heartbeat: setInterval(beat, heartbeatMs).unref() }
    listeners.set(personId, listener)
    return listener
  }

  function leave(personId: string, stream: Stream): void {
    const listener = listeners.get(personId)
    if (!listener) return
    listener.streams = listener.streams.filter((other) => other !== stream)
    if (listener.streams.length > 0) return
    clearInterval(listener.heartbeat)
    listeners.delete(personId)
  }

  return {
    hear,
    /** Anything may have happened to anybody. */
    hearAll: () => hear(listeners.keys()),
    /** Adds a stream, and resolves once it has begun; what leaves it is for the caller to call. */
    async join(personId: string, stream: Stream): Promise<void> {
      if (isOver) throw refusals.unavailable({ retryAfterSeconds: 2 })
      const { streams } = listenerOf(personId)
      streams.push(stream)
      if (streams.length > MOST_OF_ONE) streams[0]!.end(CROWDED_RETRY_MS)
      hear([personId])
      try {
        await stream.begun
      } catch (error) {
        leave(personId, stream)
        throw error
      }
    },
    leave,
    /** Ends all of them, so that the service can be stopped. */
    end(): void {
      isOver = true
      reader.stop()
      for (const { streams, heartbeat } of listeners.values()) {
        clearInterval(heartbeat)
        for (const stream of streams) stream.end(spreadRetry())
      }
    },
  }
}
