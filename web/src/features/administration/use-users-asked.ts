import { accountStatuses, limits, roles } from '@storyright/contracts/vocabulary'
import { useAsked } from '../../shared/use-asked.ts'
import type { UsersAsked } from './administration.api.ts'

/** Whom the list asks for. It stands in the address beside the tab, so that a reload, a link and Back show the same. */
export function useUsersAsked() {
  const { address, change } = useAsked()
  const asked: UsersAsked = {
    search: address.get('search')?.trim().slice(0, limits.search) ?? '',
    role: roles.find((known) => known === address.get('role')) ?? '',
    status: accountStatuses.find((known) => known === address.get('status')) ?? '',
  }
  return { asked, change: (fields: Partial<UsersAsked>) => change(fields) }
}
