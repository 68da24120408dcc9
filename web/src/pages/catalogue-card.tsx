import type { ListingCard as Card } from '@storyright/contracts/http'
import { access, gates, mediumLabels, type Viewer } from '@storyright/contracts/vocabulary'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { ListingCard, type ListingCardProps } from '../entities/listing/card/listing-card.tsx'
import { ListingPlate } from '../entities/listing/card/listing-plate.tsx'
import { CardFavourite } from '../features/favourites/favourite-button.tsx'
import { ShareMenu } from '../features/share/share-menu.tsx'
import { paths } from '../shared/paths.ts'
import { leaveForSignIn } from '../shared/sign-in-first.ts'
import { useAppDispatch } from '../shared/store.ts'
import { Lock } from '../ui/icon/icons.ts'
import { Link } from '../ui/link/link.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.ts'

const loginRequired = {
  title: 'Login Required',
  description: 'Please log in to view listing details.',
  variant: 'destructive',
} as const

type CatalogueCardProps = {
  card: Card
  signedIn: boolean
  /** `entry` for the catalogue, `plate` for shelves. */
  cut?: keyof typeof cuts
  /** Who reads it: producers without Premium are told that there is an analysis. */
  viewer?: Viewer | null
  /** Its reader has opened it. */
  opened?: boolean | undefined
  /** It stands among the reader's favourites. */
  kept?: boolean
} & Pick<ListingCardProps, 'heading'>
const cuts = { entry: ListingCard, plate: ListingPlate }

/** A listing's card with its heart and share menu. A visitor who opens it is led to signing in. */
export function CatalogueCard({
  card,
  signedIn,
  viewer = null,
  kept = false,
  opened,
  cut = 'entry',
  heading = 'h3',
}: CatalogueCardProps) {
  const { id, title, author, isFeatured, suggestedOfferMin, suggestedOfferMax, coverImageUrl, viabilityScore } = card
  const { description, medium, genre, tags, status, chainOfTitleVerified, earlyAccessUntil } = card
  const address = paths.listing(id)
  const dispatch = useAppDispatch()
  const Cut = cuts[cut]
  const isTeased = access.producer(viewer) && !access[gates.analysis.access](viewer)
  const open = (event: MouseEvent) => {
    if (signedIn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void dispatch(leaveForSignIn(loginRequired, { back: address }))
  }
  return (
    <Cut
      {...{ heading, id, title, author, description, medium, genre, tags, status, signedIn, earlyAccessUntil }}
      mediumLabel={mediumLabels[medium]}
      featured={isFeatured}
      titleVerified={chainOfTitleVerified}
      price={{ min: suggestedOfferMin, max: suggestedOfferMax }}
      imageUrl={coverImageUrl}
      score={viabilityScore}
      isProvisional={card.viabilityIsProvisional}
      to={address}
      opened={opened}
      onOpen={open}
      teaser={isTeased && <AnalysisTeaser title={title} />}
      actions={
        <>
          <ShareMenu id={id} title={title} author={author} />
          <CardFavourite {...{ id, title, signedIn, kept }} />
        </>
      }
    />
  )
}

const AnalysisTeaser = ({ title }: { title: string }) => (
  <Link to={gates.analysis.upsell} state={{ from: useLocation() }}>
    <Lock size={12} aria-hidden="true" />
    <span>Premium analysis</span>
    <VisuallyHidden>{` of ${title}: Upgrade to Premium`}</VisuallyHidden>
  </Link>
)
