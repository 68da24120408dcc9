import { setTimeout as pause } from 'node:timers/promises'
import { eventsWaiting } from '@storyright/contracts/http'
import { serviceNames } from '@storyright/contracts/services'
import type { Asker } from './ask-service.ts'

interface ReportWhenHeardInput {
  ask: Asker
  signal?: AbortSignal
  services?: readonly string[]
  /** How long the number may stay the same, since a failing event is retried for minutes. */
  stuckAfterMs?: number
  everyMs?: number
}

/** Reports that services still have events of others to handle, as after the first start, and when all have handled them. */
export async function reportWhenHeard(
  hearing: ReportWhenHeardInput & { progress: { note(line: string): void } },
): Promise<void> {
  const { progress, signal } = hearing
  if ((await eventsLeft(hearing)) === 0 || signal?.aborted) return
  progress.note(
    'The services still hear of what the others hold: recommendations and look-ups are complete in a minute or two.',
  )
  const left = await untilHeard(hearing)
  if (signal?.aborted) return
  progress.note(left === 0 ? 'All services have heard of everything.' : `${left} events are being tried again.`)
}

/** Waits until all events are handled; returns how many are left once their number no longer changes. */
export async function untilHeard(hearing: ReportWhenHeardInput): Promise<number> {
  const { signal, stuckAfterMs = 15_000, everyMs = 500 } = hearing
  let last = { left: -1, at: 0 }
  for (;;) {
    const left = await eventsLeft(hearing)
    // Handling an event may publish another, for a service that has answered already: so nothing may be left twice running.
    if (signal?.aborted || (left === 0 && last.left === 0)) return 0
    if (left !== last.left) last = { left, at: Date.now() }
    else if (Date.now() - last.at > stuckAfterMs) return left
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

async function eventsLeft({ ask, services = serviceNames }: ReportWhenHeardInput): Promise<number> {
  const waitingAt = async (service: string) => {
    const { untold, unheard } = eventsWaiting.reply.parse(await ask(service, eventsWaiting))
    return untold + unheard
  }
  // A service that cannot answer yet counts as one event left.
  const waiting = await Promise.all(services.map((service) => waitingAt(service).catch(() => 1)))
  return waiting.reduce((sum, one) => sum + one, 0)
}
