import type { Listing, User } from '@storyright/contracts/http'
import { access, onlyProducersOffer } from '@storyright/contracts/vocabulary'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { priceRange } from '../../entities/money/money.ts'
import { viewerOf } from '../../shared/current-user.ts'
import { paths, withNext } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { trackActivity } from '../../shared/tracking/track.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

const Place = styled.div`
  display: grid;
  gap: ${theme.s2};
  padding-block: ${theme.s4} ${theme.s5};
`
const BesideText = styled.div`
  display: grid;
  gap: ${theme.s2};
  ${below.wide} {
    display: none;
  }
`
/** Where the deal scrolls away, the price and the one action stay at the window's foot. */
const Dock = styled.div`
  display: none;
  ${below.wide} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s4};
    position: sticky;
    bottom: 0;
    z-index: 30;
    margin: ${theme.s8} calc(-1 * ${theme.gutter}) 0;
    padding: 10px ${theme.gutter} calc(10px + env(safe-area-inset-bottom));
    background: ${theme.surface};
    border-top: ${theme.hair} solid ${theme.line};
  }
  ${below.phone} {
    > a {
      flex: 1;
    }
  }
`
const closed = {
  optioned: 'This title is under option and takes no offers for now.',
  sold: 'This title is sold and takes no more offers.',
} as const

type OfferActionProps = { listing: Listing; user: User | null }
const mayOffer = ({ listing, user }: OfferActionProps) =>
  user !== null && access.producer(viewerOf(user)) && listing.status === 'available'

/** The way to an offer, or why there is none. */
export function OfferAction({ listing, user }: OfferActionProps) {
  const { pathname } = useLocation()
  if (mayOffer({ listing, user }))
    return (
      <BesideText>
        <Place>
          <SubmitOffer wide listingId={listing.id} />
          <Meta>Your card is charged only when the agent accepts.</Meta>
        </Place>
      </BesideText>
    )
  if (!user)
    return (
      <Place>
        <ButtonLink variant="primary" wide to={withNext(paths.auth, pathname)}>
          Sign In to Submit Offer
        </ButtonLink>
      </Place>
    )
  const isProducer = access.producer(viewerOf(user))
  return (
    <Place>
      <Meta>{isProducer && listing.status !== 'available' ? closed[listing.status] : onlyProducersOffer}</Meta>
    </Place>
  )
}

/** The same action where there is no room for the deal beside the text. */
export function OfferDock({ listing, user }: OfferActionProps) {
  if (!mayOffer({ listing, user })) return null
  const { suggestedOfferMin: min, suggestedOfferMax: max } = listing
  return (
    <Dock>
      <p>{priceRange({ min, max })}</p>
      <SubmitOffer listingId={listing.id} />
    </Dock>
  )
}

function SubmitOffer({ listingId, wide = false }: { listingId: string; wide?: boolean }) {
  const dispatch = useAppDispatch()
  const track = () => dispatch(trackActivity({ listingId, activityType: 'offer_click' }))
  return (
    <ButtonLink variant="primary" wide={wide} to={paths.submitOffer(listingId)} onClick={track}>
      Submit Offer
    </ButtonLink>
  )
}
