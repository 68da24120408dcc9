import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { Meta } from '../../ui/text/text.ts'
import { useOffersAuditInfiniteQuery, useTrailSort } from './audit.api.ts'
import { offerColumns } from './offers-trail.tsx'

/** What administrators did to one offer, newest first. */
export function OfferTrail({ offerId }: { offerId: string }) {
  // The list beneath the dialog has an order of its own.
  const { by, sort } = useTrailSort('sort-audit')
  const read = useRows(useOffersAuditInfiniteQuery({ offerId, sort: by }))
  return (
    <section aria-labelledby="offer-audit">
      <h3 id="offer-audit">Audit</h3>
      <RowsList
        caption="What administrators did to this offer"
        order="the newest first"
        columns={offerColumns}
        read={read}
        sort={sort}
        rowKey={({ id }) => id}
        empty={<Meta>No administrator has done anything to this offer.</Meta>}
        failure="The audit of this offer could not be read."
      />
    </section>
  )
}
