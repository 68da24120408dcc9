import type { User } from '@storyright/contracts/http'
import { access, analysisMessages, gates, recommendationLimits } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { ListingCardSkeleton } from '../../entities/listing/card/listing-card-skeleton.tsx'
import { useRecommendationsQuery } from '../../features/recommendations/recommendations.api.ts'
import { Upsell } from '../../features/upsell/upsell.tsx'
import { viewerOf } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { CatalogueCard } from '../catalogue-card.tsx'
import { Section } from './section.ts'

const Three = styled.ul`
  display: grid;
  grid-template-columns: repeat(${recommendationLimits.home}, minmax(0, 1fr));
  column-gap: ${theme.s8};
  margin-top: ${theme.s4};
  article {
    border-top: 0;
    padding-bottom: ${theme.s2};
  }
  ${below.bar} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** Two lines are kept for the reason, so that none of them moves what follows. */
const Reason = styled(Meta)`
  min-height: 2.8em;
`
const Beneath = styled.div`
  margin-top: ${theme.s6};
`

/** Three titles for the reader; others than premium members are told what Premium brings. */
export function Personalised({ user }: { user: User }) {
  const viewer = viewerOf(user)
  const isOpen = access[gates.recommendations.access](viewer)
  return (
    <Section aria-labelledby="personalised">
      <SectionHead title="Personalised for You" id="personalised">
        {isOpen && <Link to={paths.recommendations}>All recommendations</Link>}
      </SectionHead>
      {isOpen ? (
        <Chosen />
      ) : (
        <Beneath>
          <Upsell gate={gates.recommendations} viewer={viewer} title="Premium Feature">
            <p>Titles chosen by what you favourite, open and search for, each with the reason.</p>
          </Upsell>
        </Beneath>
      )}
    </Section>
  )
}

function Chosen() {
  const { data, isError, isFetching, refetch } = useRecommendationsQuery({ limit: recommendationLimits.home })
  if (isError && !data)
    return (
      <Beneath>
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          Your recommendations could not be loaded.
        </ErrorState>
      </Beneath>
    )
  if (!data)
    return (
      <Three as="div" aria-hidden="true">
        {Array.from({ length: recommendationLimits.home }, (_none, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else to be told apart by.
          <div key={place}>
            <ListingCardSkeleton />
            <Reason />
          </div>
        ))}
      </Three>
    )
  if (data.recommendations.length === 0)
    return (
      <Beneath>
        <EmptyState title="Nothing to recommend yet">{analysisMessages.noRecommendations}</EmptyState>
      </Beneath>
    )
  return (
    <Three aria-label="Personalised for You">
      {data.recommendations.map(({ listing, reasoning }) => (
        <li key={listing.id}>
          <CatalogueCard card={listing} signedIn />
          <Reason>{reasoning}</Reason>
        </li>
      ))}
    </Three>
  )
}
