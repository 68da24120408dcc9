import { headers, type MsgHdrs } from '@nats-io/transport-node'
import { SpanKind } from '@opentelemetry/api'
import { inSpan, traceHere } from '@storyright/service-kit/telemetry'
import type { OutboxMessage } from '../store.ts'

/** Sends an event as a span of the trace that it was written in, with its place in it among the message's headers. */
export function publishTraced<Result>(
  { subject, payload }: OutboxMessage,
  send: (its?: MsgHdrs) => Promise<Result>,
): Promise<Result> {
  const written = writtenIn(payload)
  if (!written) return send()
  // Without what names the entity.
  const name = `${subject.slice(0, subject.lastIndexOf('.'))} publish`
  const attributes = { 'messaging.system': 'nats' }
  return inSpan({ name, after: written, kind: SpanKind.PRODUCER, attributes }, () => {
    const its = headers()
    its.set('traceparent', traceHere() ?? written)
    return send(its)
  })
}

/** The trace of an event; where nobody traces none is parsed for it. */
function writtenIn(payload: string): string | undefined {
  if (!payload.includes('"traceparent":')) return undefined
  const { traceparent } = JSON.parse(payload) as { traceparent?: string }
  return traceparent
}
