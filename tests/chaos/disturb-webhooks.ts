import { setTimeout as pause } from 'node:timers/promises'
import type { Dice } from './support/dice.ts'
import type { Sandbox } from './support/sandbox.ts'

const disturbances = [{}, { drop: 5 }, { duplicate: 8 }, { delay_ms: 3_000 }, { reorder: true }, { pause: true }]

/** Delays, repeats, reorders or drops some webhooks, until the signal. */
export async function disturbWebhooks(sandbox: Sandbox, dice: Dice, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sandbox.calmWebhooks()
    await sandbox.disturbWebhooks(dice.pick(disturbances))
    await pause(dice.between(1_500, 5_000), undefined, { signal }).catch(() => undefined)
  }
  await sandbox.calmWebhooks()
}
