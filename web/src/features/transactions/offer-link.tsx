import { Link, useSearchParams } from 'react-router-dom'

/** The address here, with an offer open over it. */
export function offerAddress(here: URLSearchParams, offerId: string): string {
  const next = new URLSearchParams(here)
  next.set('offer', offerId)
  return `?${next}`
}

/** Opens an offer over the list, which stays as it is. */
export function OfferLink({ offerId }: { offerId: string }) {
  const [address] = useSearchParams()
  return (
    <Link to={offerAddress(address, offerId)} preventScrollReset>
      Offer {offerId.slice(0, 8)}
    </Link>
  )
}
