import { day, producerRoles } from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import { money } from '../../entities/money/money.ts'
import { useMySubmissionsQuery } from '../../entities/offer/offer.api.ts'
import { useAgentOffersQuery } from '../../features/offers/offers.api.ts'
import { AskForm } from '../../features/support/asking/ask-form.tsx'
import { OwnThreads } from '../../features/support/list/own-threads.tsx'
import * as S from '../../features/support/support.styles.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'

/** Where one asks the people of Storyright, and finds what they answered. */
export function SupportPage() {
  const { user } = useCurrentUser()
  return user && <Asking viewer={viewerOf(user)} />
}

function Asking({ viewer }: { viewer: ReturnType<typeof viewerOf> }) {
  const [address] = useSearchParams()
  const offers = useAskable(viewer)
  const [offerId, listingId] = [address.get('offerId'), address.get('listingId')]
  const about = { ...(offerId && { offerId }), ...(listingId && { listingId }) }
  return (
    <Wrap>
      <PageHead
        title="Support"
        lead={
          viewer.tier === 'premium'
            ? 'Ask us anything. As a premium member you are answered first.'
            : 'Ask us anything. We answer here, and tell you when we have.'
        }
      />
      <S.Columns>
        <S.Part aria-labelledby="ask">
          <SectionHead id="ask" title="Ask support" />
          <AskForm key={`${offerId} ${listingId}`} viewerId={viewer.id} offers={offers} about={about} />
        </S.Part>
        <S.Part aria-labelledby="asked">
          <SectionHead id="asked" title="Your questions" />
          <OwnThreads />
        </S.Part>
      </S.Columns>
    </Wrap>
  )
}

/** One's own offers, undefined until they are known; without them something can still be asked. */
function useAskable({ id, role, verified }: ReturnType<typeof viewerOf>) {
  const made = useMySubmissionsQuery(undefined, { skip: !producerRoles.includes(role) })
  const received = useAgentOffersQuery(id, { skip: role !== 'agent' || !verified })
  if (made.isLoading || received.isLoading) return undefined
  return (made.data ?? received.data ?? []).map((offer) => ({
    id: offer.id,
    label: `${offer.terms.title} · ${money(offer.offerPrice)} · ${day(offer.submittedAt)}`,
  }))
}
