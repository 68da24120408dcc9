import { type Ask, askService, type OperationTarget } from '@storyright/stored-service/operating'
import { keysOf } from '../environment/keys.ts'
import { type RunningPlatform, runningPlatform } from '../lock.ts'
import { settingsFrom } from '../settings/settings.ts'

/** The platform that runs here; throws when none does. */
export async function requireRunning(): Promise<RunningPlatform> {
  const { home } = settingsFrom(process.env)
  const running = await runningPlatform(home)
  if (!running?.urls) throw new Error(`No platform runs in ${home}: start it first.`)
  return running
}

/** Sends an operator's request to a service. */
export type Asker = (service: string, ...request: Parameters<Ask>) => Promise<unknown>

export async function askerOf(
  { services }: Pick<RunningPlatform, 'services'>,
  { home }: { home: string } = settingsFrom(process.env),
): Promise<Asker> {
  const { internalToken } = await keysOf(home)
  return (who, ...request) => askService({ who, url: services![who]!, internalToken })(...request)
}

/** What operators do with one service after the other of the platform that runs here. */
export async function operatingHere(running: RunningPlatform): Promise<(service: string) => OperationTarget> {
  const ask = await askerOf(running)
  return (who) => ({ who, ask: (...request) => ask(who, ...request) })
}
