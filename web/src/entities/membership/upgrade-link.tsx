import { access, type Gate } from '@storyright/contracts/vocabulary'
import { useLocation } from 'react-router-dom'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import type { ButtonLook } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** The way to Premium; whoever has upgraded is led back to here. Agents and administrators cannot buy it, and are offered nothing. */
export function UpgradeLink({ to, ...look }: { to: Gate['upsell'] } & ButtonLook) {
  const from = useLocation()
  const { user } = useCurrentUser()
  if (user && !access.producer(viewerOf(user))) return null
  return (
    <ButtonLink {...look} to={to} state={{ from }}>
      Upgrade to Premium
    </ButtonLink>
  )
}
