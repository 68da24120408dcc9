import { internalTokenHeader, raiseVersions, resendEvents } from '@storyright/contracts/http'
import { type ServiceName, serviceNames, serviceOf } from '@storyright/contracts/services'
import type { Hurt } from './fault.ts'

const telling = serviceNames.filter((name) => serviceOf(name).events.length > 0)

/** What `npm run events -- resend --since` does: every service tells again what it told since then. */
export async function tellAgain(hurt: Hurt, since: Date, services: readonly ServiceName[] = telling): Promise<number> {
  let events = 0
  for (const name of services)
    events += resendEvents.reply.parse(await told(hurt, name, resendEvents, { since: since.toISOString() })).events
  return events
}

/** What `npm run events -- restored` does for each: others take what it says for the newest. Answers how many versions rose. */
export async function outdo(hurt: Hurt, services: readonly ServiceName[]): Promise<number> {
  let versions = 0
  for (const name of services) versions += raiseVersions.reply.parse(await told(hurt, name, raiseVersions)).raised
  return versions
}

async function told(
  { services, internalToken }: Hurt,
  name: ServiceName,
  { method, path }: { method: string; path: string },
  body?: object,
): Promise<unknown> {
  const headers = { [internalTokenHeader]: internalToken, ...(body && { 'content-type': 'application/json' }) }
  const answer = await untilAnswered(() =>
    fetch(new URL(path, services[name]), { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  )
  return answer.json()
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
