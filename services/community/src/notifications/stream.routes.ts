import { notifiedData, notifiedSubject } from '@storyright/contracts/events'
import { notificationCalls as calls } from '@storyright/contracts/http'
import type { Bus } from '@storyright/messaging'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { createStream } from './stream.ts'
import { createStreams, type StreamDeps } from './streams.ts'

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
