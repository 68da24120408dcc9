import type { Listing, User } from '@storyright/contracts/http'
import { access, gates, isMetered, page, type Viewer } from '@storyright/contracts/vocabulary'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { PageFavourite } from '../features/favourites/favourite-button.tsx'
import { Body, Story } from '../features/listing-detail/body.tsx'
import { Deal } from '../features/listing-detail/deal.tsx'
import * as S from '../features/listing-detail/layout.styles.ts'
import { useListingQuery } from '../features/listing-detail/listing.api.ts'
import { ListingSkeleton } from '../features/listing-detail/listing-skeleton.tsx'
import { OfferAction, OfferDock } from '../features/listing-detail/offer-action.tsx'
import { Side } from '../features/listing-detail/side.tsx'
import { Titles } from '../features/listing-detail/titles.tsx'
import { RightsCheck } from '../features/rights-check/rights-check.tsx'
import { ShareMenu } from '../features/share/share-menu.tsx'
import { isNotFound } from '../shared/api-error.ts'
import { viewerOf } from '../shared/current-user.ts'
import { filled } from '../shared/filled.ts'
import { type PageHead, usePageHead } from '../shared/page-head.ts'
import { paths } from '../shared/paths.ts'
import { useWayBack } from '../shared/router/way-back.ts'
import { useTrackedView } from '../shared/tracking/use-tracked-view.ts'
import { useMembersOnly } from '../shared/use-members-only.ts'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { BackLink } from '../ui/page/back-link.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { ListingFailed } from './listing-states.tsx'

export { askListing as ask } from '../features/listing-detail/ask-listing.ts'

// Most readers of a listing may not manage it.
const ChainBlock = lazy(() =>
  import('../features/chain-of-title/chain-block.tsx').then((module) => ({ default: module.ChainBlock })),
)
const OwnListing = lazy(() => import('./own-listing.tsx').then((module) => ({ default: module.OwnListing })))
const AnalysisPanel = lazy(() =>
  import('../features/analysis/panel/analysis-panel.tsx').then((module) => ({ default: module.AnalysisPanel })),
)
const Comments = lazy(() =>
  import('../features/comments/comments.tsx').then((module) => ({ default: module.Comments })),
)
const TextMenu = lazy(() => import('../features/safety/text-menu.tsx').then((module) => ({ default: module.TextMenu })))
// Far below what is read first, or shown to few.
const SeenElsewhere = lazy(() =>
  import('../features/seen-elsewhere/seen-elsewhere.tsx').then((module) => ({ default: module.SeenElsewhere })),
)
const SimilarTitles = lazy(() => import('./similar-titles.tsx').then((module) => ({ default: module.SimilarTitles })))
const ListingRefused = lazy(() =>
  import('./listing-refused.tsx').then((module) => ({ default: module.ListingRefused })),
)
const withoutPremium = () => import('./listing-without-premium.tsx')
const AnalysisForAll = lazy(async () => ({ default: (await withoutPremium()).AnalysisForAll }))
const ListingMeter = lazy(async () => ({ default: (await withoutPremium()).ListingMeter }))
const Upsell = lazy(async () => ({ default: (await withoutPremium()).Upsell }))
const CommentsForMembers = lazy(async () => ({ default: (await withoutPremium()).CommentsForMembers }))

const PanelRoom = styled.section`
  min-height: 760px;
`

const UpsellRoom = styled.section`
  min-height: 555px;
`

/** As high as the meter, with its rule and padding. */
const MeterRoom = styled.div`
  grid-column: 1 / -1;
  min-height: 109px;
`

const OwnRoom = styled.div`
  min-height: 161px;
`

/** One listing; only for those who are signed in. */
export function ListingPage() {
  const { id = '' } = useParams()
  const { user, state, retry } = useMembersOnly('listing')
  const { currentData, error, isFetching, refetch } = useListingQuery(id, { skip: !user })
  const listing = useDeferredValue(currentData) // drawn in slices
  useTrackedView(listing?.id)
  const wayBack = useWayBack(paths.listings)
  usePageHead(listing ? listingHead(listing) : isNotFound(error) ? page('home') : null)

  if (state === 'away') return <ListingFailed onRetry={retry} />
  if (error && !isFetching)
    return (
      <Suspense>
        <ListingRefused listingId={id} error={error} user={user} onRetry={refetch} />
      </Suspense>
    )
  const viewer = user && viewerOf(user)
  return (
    <Wrap as="div">
      <BackLink {...wayBack}>{page('listings').headline}</BackLink>
      {listing ? (
        <S.Page as="article">
          <Titles listing={listing} />
          <Story listing={listing} />
          <Deal
            listing={listing}
            meter={
              viewer &&
              isMetered(viewer) && (
                <Suspense fallback={<MeterRoom />}>
                  <ListingMeter />
                </Suspense>
              )
            }
            offer={
              user && isOwn(user, listing) ? (
                <Suspense fallback={<OwnRoom />}>
                  <OwnListing listing={listing} />
                </Suspense>
              ) : (
                <OfferAction listing={listing} user={user} />
              )
            }
            actions={
              <>
                <ShareMenu id={listing.id} title={listing.title} author={listing.author} size={20} />
                <PageFavourite id={listing.id} title={listing.title} signedIn={user !== null} />
              </>
            }
          />
          <Side listing={listing}>
            {viewer && access.producer(viewer) && (
              <RightsCheck listingId={listing.id} title={listing.title} status={listing.status} />
            )}
            {user && mayManage(user, listing) && (
              <ButtonLink small to={filled(paths.listingRights, { id })}>
                {user.role === 'admin' ? 'See its rights' : 'Manage its rights'}
              </ButtonLink>
            )}
          </Side>
          <Body listing={listing}>
            {viewer && <Analysis listing={listing} viewer={viewer} />}
            <Suspense>
              {user && <SeenElsewhere key={listing.id} listing={listing} isManager={mayManage(user, listing)} />}
            </Suspense>
            <Suspense>{user && mayManage(user, listing) && <ChainBlock listingId={listing.id} />}</Suspense>
            {viewer && <Talk listingId={listing.id} viewer={viewer} />}
            <Suspense>{viewer && <SimilarTitles key={listing.id} listingId={listing.id} viewer={viewer} />}</Suspense>
          </Body>
        </S.Page>
      ) : (
        <ListingSkeleton />
      )}
      {listing && <OfferDock listing={listing} user={user} />}
    </Wrap>
  )
}

/** What it may be worth on the screen, or what that would be for those without premium. */
const Analysis = ({ listing, viewer }: { listing: Listing; viewer: Viewer }) =>
  access[gates.analysis.access](viewer) ? (
    <Suspense fallback={<PanelRoom />}>
      <AnalysisPanel key={listing.id} listing={listing} />
    </Suspense>
  ) : (
    <Suspense fallback={<UpsellRoom />}>
      <AnalysisForAll
        listing={listing}
        renderUpsell={(gate, toSample) => (
          <Upsell gate={gate} viewer={viewer} title="Premium Feature">
            {toSample}
          </Upsell>
        )}
      />
    </Suspense>
  )

/** What premium members say about it, or the way to become one. */
const Talk = ({ listingId, viewer }: { listingId: string; viewer: Viewer }) =>
  access[gates.comments.access](viewer) ? (
    <Suspense>
      <Comments
        key={listingId}
        listingId={listingId}
        viewerId={viewer.id}
        actions={({ id, author, isBlocked }) => (
          <TextMenu subject="comment" subjectId={id} author={author} isBlocked={isBlocked} />
        )}
      />
    </Suspense>
  ) : (
    <Suspense>
      <CommentsForMembers />
    </Suspense>
  )

const isOwn = (user: User, { agentId }: Listing) => access.manageListings(viewerOf(user)) && user.id === agentId
/** Its own agent, once approved, or an administrator. */
const mayManage = (user: User, listing: Listing) => user.role === 'admin' || isOwn(user, listing)

const LENGTH = 200

/** A listing's page is called by the listing, as in the page that share previews read. */
function listingHead({ title, author, description, coverImageUrl }: Listing): PageHead {
  const cut = description.slice(0, LENGTH)
  return {
    name: 'listing',
    title: `${title} by ${author} · Storyright`,
    description: description.length <= LENGTH ? description : `${cut.slice(0, cut.lastIndexOf(' '))}…`,
    keywords: `${title}, ${author}`,
    image: coverImageUrl,
  }
}
