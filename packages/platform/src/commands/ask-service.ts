import { internalTokenHeader, internalTokensIn } from '@storyright/contracts/http'
import { keysOf } from '../environment/keys.ts'
import { type Running, runningPlatform } from '../lock.ts'
import { settingsFrom } from '../settings/settings.ts'

/** The platform that runs here; throws when none does. */
export async function requireRunning(): Promise<Running> {
  const { home } = settingsFrom(process.env)
  const running = await runningPlatform(home)
  if (!running?.urls) throw new Error(`No platform runs in ${home}: start it first.`)
  return running
}

/** Sends an operator's request to a service. */
export type Asker = (service: string, call: { method: string; path: string }, body?: object) => Promise<unknown>

export async function askerOf(
  { services }: Pick<Running, 'services'>,
  { home }: { home: string } = settingsFrom(process.env),
): Promise<Asker> {
  const [internalToken = ''] = internalTokensIn((await keysOf(home)).internalToken)
  return async (service, { method, path }, body) => {
    const answer = await fetch(new URL(path, services![service]), {
      method,
      headers: { [internalTokenHeader]: internalToken, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${service} answered ${answer.status}.`)
    return answer.json()
  }
}
