import type { Offer } from '@storyright/contracts/http'
import { useOfferQuery } from '../../entities/offer/offer.api.ts'
import { isNotFound } from '../../shared/api-error.ts'
import { Facts } from '../../ui/data/facts.tsx'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { ChangedListing } from './changed-listing.tsx'
import { Contact } from './contacts.tsx'
import * as S from './desk.styles.ts'
import { History } from './history.tsx'
import { MoneyRemarks } from './money-remarks.tsx'
import { OfferDocuments } from './offer-documents.tsx'
import { OfferHead } from './offer-head.tsx'
import { OptionNotices } from './option-notices.tsx'
import { offeredFacts, termsOf } from './terms.tsx'

/** One offer as an administrator reads it, over the page that led to it. */
export function OfferForAdmin({ offerId, onClose }: { offerId: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useOfferQuery(offerId)
  return (
    <Sheet open onOpenChange={onClose} side="right" title={`Offer ${offerId.slice(0, 8)}`}>
      {!data && !error && <Skeleton $h={320} />}
      {!data && isNotFound(error) && <EmptyState title="Offer not found">It is not, or no longer, kept.</EmptyState>}
      {!data && error && !isNotFound(error) && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          The offer could not be read.
        </ErrorState>
      )}
      {data && <Whole offer={data} />}
    </Sheet>
  )
}

function Whole({ offer }: { offer: Offer }) {
  return (
    <>
      <OfferHead offer={offer} />
      <S.Remarks>
        <MoneyRemarks offer={offer} onlooker="admin" />
        <ChangedListing offer={offer} />
        <OptionNotices offer={offer} onlooker="admin" />
      </S.Remarks>
      <S.Columns>
        <S.Column>
          <section>
            <h3>Terms</h3>
            <Facts facts={termsOf(offer, 'agent')} />
            <S.Documents>
              <OfferDocuments offer={offer} />
            </S.Documents>
          </section>
          <section>
            <h3>What was offered on</h3>
            <Facts facts={offeredFacts(offer)} />
          </section>
        </S.Column>
        <S.Column>
          {offer.status === 'accepted' && (
            <section>
              <h3>Contacts</h3>
              <Contact offer={offer} of="producer" />
              <Contact offer={offer} of="agent" />
            </section>
          )}
          <section>
            <h3>What happened</h3>
            <History offer={offer} onlooker="admin" />
          </section>
        </S.Column>
      </S.Columns>
    </>
  )
}
