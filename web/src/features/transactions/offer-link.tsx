import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Link } from '../../ui/link/link.tsx'
import { theme } from '../../ui/theme/theme.ts'

/** Large enough to be hit in the small type around. */
const Face = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.s6};
`

/** The address here, with an offer open over it. */
export function offerAddress(here: URLSearchParams, offerId: string): string {
  const next = new URLSearchParams(here)
  next.set('offer', offerId)
  return `?${next}`
}

/** Opens an offer over the list, which stays as it is. */
export function OfferLink({ offerId }: { offerId: string }) {
  const [address] = useSearchParams()
  return <Face to={offerAddress(address, offerId)} preventScrollReset>{`Offer ${offerId.slice(0, 8)}`}</Face>
}
