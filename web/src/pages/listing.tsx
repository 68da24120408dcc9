import type { Listing, User } from '@storyright/contracts/http'
import { access, page } from '@storyright/contracts/vocabulary'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { PageFavourite } from '../features/favourites/favourite-button.tsx'
import { Body } from '../features/listing-detail/body.tsx'
import { Deal } from '../features/listing-detail/deal.tsx'
import * as S from '../features/listing-detail/layout.styles.ts'
import { useListingQuery } from '../features/listing-detail/listing.api.ts'
import { ListingSkeleton } from '../features/listing-detail/listing-skeleton.tsx'
import { OfferAction, OfferDock } from '../features/listing-detail/offer-action.tsx'
import { Side } from '../features/listing-detail/side.tsx'
import { Titles } from '../features/listing-detail/titles.tsx'
import { ViewLimit } from '../features/membership/view-limit.tsx'
import { ShareMenu } from '../features/share/share-menu.tsx'
import { errorMessage, isNotFound, isViewLimit } from '../shared/api-error.ts'
import { viewerOf } from '../shared/current-user.ts'
import { usePageHead } from '../shared/page-head.ts'
import { paths } from '../shared/paths.ts'
import { useMembersOnly } from '../shared/use-members-only.ts'
import { BackLink } from '../ui/page/back-link.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { listingHead } from './listing-head.ts'
import { ListingFailed, ListingMissing } from './listing-states.tsx'

// Most readers of a listing may not manage it.
const ChainBlock = lazy(() =>
  import('../features/chain-of-title/chain-block.tsx').then((module) => ({ default: module.ChainBlock })),
)

const loginRequired = {
  title: 'Login Required',
  description: 'You must be logged in to view listing details',
  variant: 'destructive',
} as const

/** One listing; only for those who are signed in. */
export function ListingPage() {
  const { id = '' } = useParams()
  const { user, state, retry } = useMembersOnly(loginRequired)
  const { currentData: listing, error, isFetching, refetch } = useListingQuery(id, { skip: !user })
  usePageHead(listing ? listingHead(listing) : isNotFound(error) ? page('home') : null)

  if (isNotFound(error)) return <ListingMissing />
  if (state === 'away') return <ListingFailed onRetry={retry} />
  if (isViewLimit(error))
    return (
      <Wrap as="div">
        <BackLink to={paths.listings}>Browse IP Catalogue</BackLink>
        <ViewLimit says={errorMessage(error, 'You have opened the listings of this month.')} />
      </Wrap>
    )
  if (error && !isFetching) return <ListingFailed onRetry={refetch} />
  return (
    <Wrap as="div">
      <BackLink to={paths.listings}>Browse IP Catalogue</BackLink>
      {listing ? (
        <S.Page as="article">
          <Titles listing={listing} />
          <Deal
            listing={listing}
            offer={<OfferAction listing={listing} user={user} />}
            actions={
              <>
                <ShareMenu id={listing.id} title={listing.title} author={listing.author} size={20} />
                <PageFavourite id={listing.id} title={listing.title} signedIn={user !== null} />
              </>
            }
          />
          <Body listing={listing}>
            <Suspense>{user && mayManage(user, listing) && <ChainBlock listingId={listing.id} />}</Suspense>
          </Body>
          <Side listing={listing} />
        </S.Page>
      ) : (
        <ListingSkeleton />
      )}
      {listing && <OfferDock listing={listing} user={user} />}
    </Wrap>
  )
}

/** Its own agent, once approved, or an administrator. */
const mayManage = (user: User, { agentId }: Listing) =>
  access.manageListings(viewerOf(user)) && (user.role === 'admin' || user.id === agentId)
