import { setTimeout as pause } from 'node:timers/promises'
import { eventsWaiting } from '@storyright/contracts/http'
import { serviceNames } from '@storyright/contracts/services'
import type { Asker } from './ask-service.ts'

interface ReportWhenHeardInput {
  ask: Asker
  signal?: AbortSignal
  services?: readonly string[]
  /** How long it may go without any change, since an event that keeps failing is tried again for minutes. */
  stuckAfterMs?: number
  everyMs?: number
}

/** Says when services have still to hear what others have told, as after the first start, and when all of them have heard it. */
export async function reportWhenHeard(
  hearing: ReportWhenHeardInput & { say: { note(line: string): void } },
): Promise<void> {
  const { say, signal } = hearing
  if ((await eventsLeft(hearing)) === 0 || signal?.aborted) return
  say.note(
    'The services still hear of what the others hold: recommendations and look-ups are complete in a minute or two.',
  )
  const left = await untilHeard(hearing)
  if (signal?.aborted) return
  say.note(left === 0 ? 'All services have heard of everything.' : `${left} events are being tried again.`)
}

/** Waits until no event is on its way; answers how many there are once their number no longer changes. */
export async function untilHeard(hearing: ReportWhenHeardInput): Promise<number> {
  const { signal, stuckAfterMs = 15_000, everyMs = 500 } = hearing
  let last = { left: -1, at: 0 }
  for (;;) {
    const left = await eventsLeft(hearing)
    // What one has just heard it may tell on to another that had answered already, so none may be anywhere twice running.
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
  // One that cannot answer yet has heard something less than all.
  const waiting = await Promise.all(services.map((service) => waitingAt(service).catch(() => 1)))
  return waiting.reduce((sum, one) => sum + one, 0)
}
