import type { Offer, OpenedListing, User } from '@storyright/contracts/http'
import { access, day } from '@storyright/contracts/vocabulary'
import { lazy, type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import { Cover } from '../../entities/cover/cover.tsx'
import { useListingCardsQuery } from '../../entities/listing/listing-cards.api.ts'
import { money } from '../../entities/money/money.ts'
import { waitsForAnswer, waitsForSignature } from '../../entities/offer/offer-state.ts'
import { months, type Side } from '../../entities/offer/offer-words.ts'
import { isRunning } from '../../entities/offer/option-state.ts'
import { shortState } from '../../entities/offer/short-state.ts'
import { useFavouritesInfiniteQuery } from '../../features/favourites/favourites.api.ts'
import { useOpenedListingsQuery } from '../../features/membership/membership.api.ts'
import { NeedsYou } from '../../features/offers/tasks/needs-you.tsx'
import { tasksOf } from '../../features/offers/tasks/tasks.rules.ts'
import { type OfferList, useMyOffers, useOffersForAgent } from '../../features/offers/use-offers.ts'
import { viewerOf } from '../../shared/current-user.ts'
import { rowsOf } from '../../shared/list-page.ts'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { ProducerFirstSteps } from '../first-steps.tsx'
import { changedFavourites, changeWords } from './favourite-changes.ts'

// Administrators alone have queues.
const QueueList = lazy(() => import('../admin/queue-list.tsx').then((module) => ({ default: module.QueueList })))

type MemberHomeProps = { user: User; children: ReactNode }

/** Where a member goes on: what needs them, what they opened last, what moves by itself, and what is new since. Then what follows, once nothing above moves it any more. */
export function MemberHome({ user, children }: MemberHomeProps) {
  const viewer = viewerOf(user)
  const rest = <Suspense>{children}</Suspense>
  if (user.role === 'admin')
    return (
      <Suspense fallback={<PartsSkeleton message="Loading your queues" heights={[420]} />}>
        <QueueList />
        {rest}
      </Suspense>
    )
  return access.producer(viewer) ? (
    <ProducerHome user={user}>{rest}</ProducerHome>
  ) : (
    <AgentHome user={user}>{rest}</AgentHome>
  )
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: ${theme.s10} ${theme.s12};
  align-items: start;
`

function ProducerHome({ user, children }: MemberHomeProps) {
  const received = useMyOffers()
  const opened = useOpenedListingsQuery(undefined, { refetchOnMountOrArgChange: true })
  const favourites = useFavouritesInfiniteQuery()
  const isSettled = (received.offers || received.isFailed) && !opened.isLoading && !favourites.isLoading
  if (!isSettled) return <PartsSkeleton message="Loading where you were" heights={[160, 220]} />
  const changed = changedFavourites(rowsOf(favourites.data) ?? [], new Date())
  const underWay = received.offers?.filter(isUnderWay) ?? []
  return (
    <>
      <Parts>
        <Needs offers={received} side="producer" user={user} />
        {received.offers?.length === 0 && <ProducerFirstSteps user={user} />}
        <Beside>
          {opened.data && opened.data.length > 0 && <LastOpened opened={opened.data} />}
          {underWay.length > 0 && <UnderWay offers={underWay} />}
          {changed.length > 0 && (
            <Part
              id="favourite-changes"
              title="Changes to your favourites"
              more={<Link to={`${paths.producerDashboard}?tab=favourites`}>All favourites</Link>}
            >
              <Rows>
                {changed.map((card) => (
                  <Row
                    key={card.id}
                    title={card.title}
                    to={paths.listing(card.id)}
                    note={changeWords(card)}
                    cover={<CoverOf work={card} />}
                  />
                ))}
              </Rows>
            </Part>
          )}
        </Beside>
      </Parts>
      {children}
    </>
  )
}

function AgentHome({ user, children }: MemberHomeProps) {
  const received = useOffersForAgent(user.id)
  if (!received.offers && !received.isFailed) return <PartsSkeleton message="Loading where you were" heights={[160]} />
  return (
    <>
      <Needs offers={received} side="agent" user={user} />
      {children}
    </>
  )
}

type NeedsProps = { offers: OfferList; side: Side; user: User }

/** Without a task there is nothing to say here: the dashboards say what comes next. */
function Needs({ offers: { offers, isFailed, isFetching, retry }, side, user }: NeedsProps) {
  if (isFailed)
    return (
      <ErrorState onRetry={retry} busy={isFetching}>
        Your offers could not be loaded.
      </ErrorState>
    )
  const tasks = tasksOf({ offers: offers ?? [], side, isProfileComplete: user.profileComplete, now: new Date() })
  if (tasks.length === 0) return null
  const submissions = `${paths.agentDashboard}?tab=submissions&status=pending`
  return <NeedsYou tasks={tasks} side={side} {...(side === 'agent' && { answersAt: submissions })} />
}

/** It moves without its producer: the agent has it, or its option runs. */
const isUnderWay = (offer: Offer) =>
  waitsForAnswer(offer) || (isRunning(offer, new Date()) && !waitsForSignature(offer, 'producer'))

const Section = styled.section`
  display: grid;
  gap: ${theme.s3};
  min-width: 0;
`

type PartProps = { id: string; title: string; more?: ReactNode; children: ReactNode }

const Part = ({ id, title, more, children }: PartProps) => (
  <Section aria-labelledby={id}>
    <SectionHead id={id} title={title}>
      {more}
    </SectionHead>
    {children}
  </Section>
)

const Rows = styled.ul`
  li {
    padding-block: ${theme.s3};
  }
  li[data-covered] {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: ${theme.s4};
    align-items: center;
  }
  li + li {
    border-top: ${theme.hair} solid ${theme.line};
  }
  a {
    font: 420 ${theme.t17} / 1.3 ${theme.serif};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    color: ${theme.ink2};
  }
`
type RowProps = { title: string; to: string; note: string; cover?: ReactNode }

const Row = ({ title, to, note, cover }: RowProps) => (
  <li data-covered={cover ? '' : undefined}>
    {cover}
    <div>
      <Link to={to}>{title}</Link>
      <p>{note}</p>
    </div>
  </li>
)

type Work = Pick<Offer['listing'], 'id' | 'title' | 'author' | 'medium' | 'genre' | 'coverImageUrl'>

/** As large as the cover that comes, or that a title has no more. */
const NoCover = styled.div`
  aspect-ratio: 2 / 3;
  border-radius: 2px;
  background: ${theme.sunk};
`

const CoverOf = ({ work: { id, title, author, genre, medium, coverImageUrl } }: { work: Work }) => (
  <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} />
)

const underWayShown = 4

function UnderWay({ offers }: { offers: readonly Offer[] }) {
  return (
    <Part id="under-way" title="Offers under way" more={<Link to={paths.mySubmissions}>All submissions</Link>}>
      <Rows>
        {offers.slice(0, underWayShown).map((offer) => (
          <Row
            key={offer.id}
            title={offer.listing.title}
            cover={<CoverOf work={offer.listing} />}
            to={paths.offerFor.producer(offer.id)}
            note={`${money(offer.offerPrice)} for ${months(offer.optionPeriod)} · ${shortState(offer, 'producer')}`}
          />
        ))}
      </Rows>
    </Part>
  )
}

const openedShown = 4

/** The titles that were opened this month, the latest first; opening one again is free. */
function LastOpened({ opened }: { opened: readonly OpenedListing[] }) {
  const shown = opened.slice(0, openedShown)
  const { data: cards } = useListingCardsQuery(shown.map(({ listingId }) => listingId))
  return (
    <Part id="last-opened" title="Continue reading">
      <Rows>
        {shown.map(({ listingId, title, openedAt }) => {
          const card = cards?.find(({ id }) => id === listingId)
          return (
            <Row
              key={listingId}
              title={title}
              to={paths.listing(listingId)}
              note={`Opened ${day(openedAt)}`}
              cover={card ? <CoverOf work={card} /> : <NoCover />}
            />
          )
        })}
      </Rows>
    </Part>
  )
}
