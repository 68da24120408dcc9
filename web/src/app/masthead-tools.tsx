import type { User } from '@storyright/contracts/http'
import { Bell } from '../features/notifications/bell/bell.tsx'
import { AppPalette } from './app-palette.tsx'

/** What stands beside the account. Visitors have none of it. */
export function MastheadTools({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  return (
    <>
      <AppPalette user={user} onSignOut={onSignOut} />
      <Bell userId={user.id} />
    </>
  )
}
