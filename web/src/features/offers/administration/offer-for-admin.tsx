import type { Offer } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import { useOfferQuery } from '../../../entities/offer/offer.api.ts'
import { PartyLink } from '../../../entities/offer/party-link.tsx'
import { isNotFound } from '../../../shared/api-error.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Sheet } from '../../../ui/dialog/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { OfferColumns } from '../reading/offer-columns.tsx'
import { OfferDocuments } from '../reading/offer-documents.tsx'
import { OfferHead } from '../reading/offer-head.tsx'
import { Remarks } from '../reading/remarks.tsx'

type OfferForAdminProps = {
  offerId: string
  /** What can be done about it, once it has been read. */
  actions: (offer: Offer) => ReactNode
  /** What administrators did to it. */
  audit: ReactNode
  onClose: () => void
}

/** One offer as an administrator reads it, over the page that led to it. */
export function OfferForAdmin({ offerId, actions, audit, onClose }: OfferForAdminProps) {
  const { data, error, isFetching, refetch } = useOfferQuery(offerId)
  return (
    <Sheet
      open
      onOpenChange={onClose}
      side="right"
      title={`Offer ${offerId.slice(0, 8)}`}
      actions={data && actions(data)}
    >
      {!data && !error && <Skeleton $h={320} />}
      {!data && isNotFound(error) && <EmptyState title="Offer not found">No longer on file.</EmptyState>}
      {!data && error && !isNotFound(error) && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          The offer could not be read.
        </ErrorState>
      )}
      {data && <Whole offer={data} audit={audit} />}
    </Sheet>
  )
}

function Whole({ offer, audit }: { offer: Offer; audit: ReactNode }) {
  return (
    <>
      <OfferHead offer={offer} />
      <Remarks offer={offer} onlooker="admin" />
      <OfferColumns
        offer={offer}
        onlooker="admin"
        more={<OfferDocuments offer={offer} />}
        beside={<Sides offer={offer} />}
      />
      {audit}
    </>
  )
}

/** Who deals with whom, and the way to their accounts. */
function Sides({ offer: { producer, agent } }: { offer: Offer }) {
  const sides = [
    { term: 'Producer', party: producer },
    { term: 'Agent', party: agent },
  ]
  return (
    <section>
      <h3>The two sides</h3>
      <Facts
        facts={sides.flatMap(({ term, party }) => (party ? [{ term, value: <PartyLink party={party} /> }] : []))}
      />
    </section>
  )
}
