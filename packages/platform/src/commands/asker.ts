import { internalTokenHeader } from '@storyright/contracts/http'
import type { ServiceName } from '@storyright/contracts/services'
import type { Running } from '../lock.ts'

export type Asker = ReturnType<typeof askerOf>

/** Sends an operator's request to a service. */
export const askerOf =
  ({ services }: Running, internalToken: string) =>
  async (service: ServiceName, { method, path }: { method: string; path: string }, body?: object): Promise<unknown> => {
    const answer = await fetch(new URL(path, services![service]), {
      method,
      headers: { [internalTokenHeader]: internalToken, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${service} answered ${answer.status}.`)
    return answer.json()
  }
