import { internalTokenHeader, resendEvents } from '@storyright/contracts/http'
import { serviceNames, serviceOf } from '@storyright/contracts/services'
import type { Hurt } from './fault.ts'

/** What `npm run events -- resend --since` does: every service tells again what it told since then. */
export async function tellAgain({ services, internalToken }: Hurt, since: Date): Promise<number> {
  let events = 0
  for (const name of serviceNames.filter((one) => serviceOf(one).events.length > 0)) {
    const answer = await untilAnswered(() =>
      fetch(new URL(resendEvents.path, services[name]), {
        method: resendEvents.method,
        headers: { [internalTokenHeader]: internalToken, 'content-type': 'application/json' },
        body: JSON.stringify({ since: since.toISOString() }),
      }),
    )
    events += resendEvents.reply.parse(await answer.json()).events
  }
  return events
}

const LIMIT_MS = 60_000
const AGAIN_MS = 500

/** Services may still be finding their stores again. */
async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  const limit = Date.now() + LIMIT_MS
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer?.ok) return answer
    if (Date.now() > limit) throw new Error(`Telling again was answered with ${answer?.status}`)
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
