import { currentPerson } from '@storyright/contracts/events'
import type { ServiceClient } from './service-client.ts'

/** Whether identity knows somebody, whose events may not have come yet. Throws 503 while it is away. */
export async function knowsPerson(identity: Pick<ServiceClient, 'ask'>, id: string): Promise<boolean> {
  const { method, path, reply } = currentPerson
  return (await identity.ask({ method, path: path.replace(':id', id), reply, idempotent: true })) !== null
}
