import { contactsOfUsers } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'

/** E-mail addresses, which are asked of identity each time and kept nowhere else; `null` of closed accounts, and of all while it is away. */
export async function addressesOf(
  { identity, logger }: Pick<Deps, 'identity' | 'logger'>,
  ids: readonly string[],
): Promise<(id: string) => string | null> {
  const userIds = [...new Set(ids)]
  if (userIds.length === 0) return () => null
  const { method, path, reply } = contactsOfUsers
  try {
    const found = await identity.ask({ method, path, body: { userIds }, reply, idempotent: true })
    const known = new Map(found?.map(({ userId, email }) => [userId, email]))
    return (id) => known.get(id) ?? null
  } catch (error) {
    logger.warn({ err: error }, 'Identity does not say the addresses of those who comment')
    return () => null
  }
}
