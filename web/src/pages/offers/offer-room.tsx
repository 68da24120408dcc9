import type { OfferRoom, User } from '@storyright/contracts/http'
import { access, page } from '@storyright/contracts/vocabulary'
import { useParams } from 'react-router-dom'
import { useOfferRoomQuery } from '../../entities/offer/offer.api.ts'
import type { Onlooker } from '../../entities/offer/offer-words.ts'
import { isApiError } from '../../shared/api-error.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { usePageHead } from '../../shared/page-head.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PartsSkeleton } from '../../ui/page/parts.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { RoomBody } from './room/room-body.tsx'

/** Where the two sides of an offer agree on its terms; administrators read along. */
export function OfferRoomPage() {
  const { user } = useCurrentUser()
  const { offerId = '' } = useParams()
  return user && <Room key={offerId} offerId={offerId} user={user} />
}

function Room({ offerId, user }: { offerId: string; user: User }) {
  const { data: room, error, isFetching, refetch } = useOfferRoomQuery(offerId)
  usePageHead(room ? { ...page('offerRoom'), title: `Offer for ${room.offer.listing.title} · Storyright` } : null)
  if (room)
    return (
      <Wrap>
        {error && !isFetching && (
          <ErrorState onRetry={() => void refetch()}>
            The offer could not be read again; what is shown may have changed.
          </ErrorState>
        )}
        <RoomBody room={room} user={user} onlooker={onlookerOf(room, user)} onEnd={() => void refetch()} />
      </Wrap>
    )
  if (isApiError(error) && [400, 403, 404].includes(error.status)) return <NoSuchOffer user={user} />
  return (
    <Wrap>
      {error && !isFetching ? (
        <ErrorState onRetry={() => void refetch()}>The offer could not be loaded.</ErrorState>
      ) : (
        <PartsSkeleton message="Loading the offer" heights={[140, 220, 360]} />
      )}
    </Wrap>
  )
}

const onlookerOf = ({ offer }: OfferRoom, { id }: User): Onlooker => {
  if (offer.userId === id) return 'producer'
  return offer.listing.agentId === id ? 'agent' : 'admin'
}

function NoSuchOffer({ user }: { user: User }) {
  const back = access.producer(viewerOf(user)) ? paths.mySubmissions : paths.home
  return (
    <Wrap>
      <EmptyState
        heading="h1"
        title="Offer not found"
        action={<ButtonLink to={back}>{back === paths.home ? 'Go to the home page' : 'My Submissions'}</ButtonLink>}
      >
        There is no offer at this address that you can read. Its two sides see it from when it reaches the agent.
      </EmptyState>
    </Wrap>
  )
}
