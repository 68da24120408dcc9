import type { Gate } from '@storyright/contracts/vocabulary'
import { useLocation } from 'react-router-dom'
import type { ButtonLook } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** The way to Premium; whoever has upgraded is led back to here. */
export function UpgradeLink({ to, ...look }: { to: Gate['upsell'] } & ButtonLook) {
  const from = useLocation()
  return (
    <ButtonLink {...look} to={to} state={{ from }}>
      Upgrade to Premium
    </ButtonLink>
  )
}
