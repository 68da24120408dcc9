import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

/** Large enough to be hit in the small type around. */
const Face = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.s6};
`

/** Opens an offer over the list, which stays as it is. */
export function OfferLink({ offerId }: { offerId: string }) {
  const [address] = useSearchParams()
  const next = new URLSearchParams(address)
  next.set('offer', offerId)
  return (
    <Face to={{ search: `${next}` }} preventScrollReset>
      Offer {offerId.slice(0, 8)}
    </Face>
  )
}
