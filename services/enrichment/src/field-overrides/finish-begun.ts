import { Refusal } from '@storyright/contracts/vocabulary'
import type { Background } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { finishTakeover, finishUndoing, type TakeoverDeps } from './finish-takeover.ts'
import { takeoverRows } from './takeover-rows.ts'

const EVERY_MS = 30_000
/** Time for the request that began it to finish it. */
const LEFT_MS = 60_000
const AT_ONCE = 100

/** Finishes what a crash or an absent catalogue interrupted. */
export function finishBegun(
  deps: TakeoverDeps & Pick<Deps, 'logger'>,
  lease: NonNullable<Background['lease']>,
): Background {
  return {
    name: 'finishing takeovers',
    lease,
    works: [{ name: 'finishing takeovers', everyMs: EVERY_MS, round: ({ now }) => finishAll(deps, now) }],
  }
}

export async function finishAll(deps: TakeoverDeps & Pick<Deps, 'logger'>, now: Date): Promise<void> {
  const left = {
    state: { $in: ['begun' as const, 'undoing' as const] },
    at: { $lt: new Date(now.getTime() - LEFT_MS) },
  }
  const rows = await takeoverRows.of(deps.db).find(left).sort({ at: 1 }).limit(AT_ONCE).toArray()
  for (const row of rows)
    await (row.state === 'begun' ? finishTakeover : finishUndoing)(deps, row).catch((error: unknown) => {
      const isAnswer = error instanceof Refusal && error.status !== 503
      if (!isAnswer) deps.logger.warn({ err: error, takeover: row._id }, 'A takeover is finished later')
    })
}
