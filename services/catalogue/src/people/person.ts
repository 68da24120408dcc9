import type { Role } from '@storyright/contracts/vocabulary'

const maySell: readonly string[] = ['agent', 'admin'] satisfies Role[]

/** Whether somebody's listings are hidden: as long as the account is not active, or is no agent's any more. */
export const hidesListings = ({ status, role }: { status: string; role: string }): boolean =>
  status !== 'active' || !maySell.includes(role)
