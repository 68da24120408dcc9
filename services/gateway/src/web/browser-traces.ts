import { browserTraces, refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import { request as send } from 'undici'
import { z } from 'zod'

const BODY_LIMIT = 64 * 1024
const MINUTE = 60_000
/** Anybody may write here: more than this is left out. */
const PASSED_A_MINUTE = 300
const LIMIT_MS = 5_000

/** Whatever name the sender gives, it is a browser. */
const asBrowser = { attributes: [{ key: 'service.name', value: { stringValue: 'web' } }] }
const sent = z.object({
  resourceSpans: z
    .array(
      z.object({ scopeSpans: z.array(z.unknown()).max(10) }).transform((spans) => ({ ...spans, resource: asBrowser })),
    )
    .max(10),
})

/** Forwards browsers' traces, without waiting; they may be lost. */
export function registerBrowserTraces(app: FastifyInstance, endpoint: string, clock = () => Date.now()): void {
  let minute = { began: 0, passed: 0 }
  app.post(browserTraces.path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const traces = sent.safeParse(request.body)
    if (!traces.success) throw refusals.validationFailed({ message: 'These are no traces.' })
    if (clock() - minute.began >= MINUTE) minute = { began: clock(), passed: 0 }
    minute.passed += 1
    if (minute.passed <= PASSED_A_MINUTE) passOn(endpoint, traces.data).catch(() => undefined)
    return reply.code(200).send({})
  })
}

async function passOn(endpoint: string, traces: z.output<typeof sent>): Promise<void> {
  const answer = await send(`${endpoint}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(traces),
    headersTimeout: LIMIT_MS,
    bodyTimeout: LIMIT_MS,
  })
  await answer.body.dump()
}
