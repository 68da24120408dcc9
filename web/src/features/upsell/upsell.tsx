import { access, type Gate, membershipMessages, type Viewer } from '@storyright/contracts/vocabulary'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { PremiumBrings } from '../../entities/membership/premium-brings.tsx'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { theme } from '../../ui/theme/theme.ts'

const Place = styled.section`
  width: min(100%, 520px);
`
const Card = styled.div`
  display: grid;
  gap: ${theme.s4};
  padding: ${theme.s5};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  && > h2 {
    margin: 0;
  }
  > a {
    justify-self: start;
  }
`

type UpsellProps = {
  gate: Gate
  viewer: Viewer
  title: string
  children?: ReactNode
  /** Where nothing else is to be done. */
  primary?: boolean
}

/** Stands where a gate is closed to the reader, with what Premium brings and the way to it, unless they cannot buy it; nothing where it is open. */
export function Upsell({ gate, viewer, title, children, primary = false }: UpsellProps) {
  const id = useId()
  if (access[gate.access](viewer)) return null
  return (
    <Place aria-labelledby={id}>
      <Card>
        <h2 id={id}>{title}</h2>
        {children}
        {access.producer(viewer) ? (
          <>
            <PremiumBrings />
            <UpgradeLink to={gate.upsell} variant={primary ? 'primary' : 'outline'} />
          </>
        ) : (
          <>
            <p>{membershipMessages.onlyProducers}</p>
            {primary && <ButtonLink to={paths.listings}>Browse IP</ButtonLink>}
          </>
        )}
      </Card>
    </Place>
  )
}
