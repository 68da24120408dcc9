import { Link, useSearchParams } from 'react-router-dom'

/** Opens an offer over the list, which stays as it is. */
export function OfferLink({ offerId }: { offerId: string }) {
  const [address] = useSearchParams()
  const next = new URLSearchParams(address)
  next.set('offer', offerId)
  return (
    <Link to={{ search: `${next}` }} preventScrollReset>
      Offer {offerId.slice(0, 8)}
    </Link>
  )
}
