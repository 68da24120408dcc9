import type { User } from '@storyright/contracts/http'
import { access, gates } from '@storyright/contracts/vocabulary'
import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { Cover } from '../../entities/cover/cover.tsx'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { bandRows } from './band-works.ts'
import { CardHold } from './card-hold.tsx'
import { Featured } from './featured.tsx'
import { Hero, HeroSearch, Stats } from './hero.tsx'
import { Section } from './section.ts'

// Visitors have none of it.
const Personalised = lazy(() => import('./personalised.tsx').then((module) => ({ default: module.Personalised })))
const MemberHome = lazy(() => import('./member-home.tsx').then((module) => ({ default: module.MemberHome })))
const NewTitles = lazy(() => import('./new-titles.tsx').then((module) => ({ default: module.NewTitles })))

/** Members go on with what they do here; what it is, and how it works, is for visitors. */
export function HomePage() {
  const { user } = useCurrentUser()
  return user ? <SignedIn user={user} /> : <ForVisitors />
}

function ForVisitors() {
  return (
    <>
      <Hero />
      <Band />
      <Wrap as="div">
        <Featured signedIn={false} />
        <CardHold />
        <Audiences />
      </Wrap>
    </>
  )
}

const Greeting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 600px);
  gap: ${theme.s4} ${theme.s10};
  align-items: center;
  padding-block: ${theme.s8} ${theme.s6};
  ${below.bar} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${theme.s5};
  }
`

const Today = styled.div`
  max-width: 640px;
`

/** What is new for a member: chosen for them where they have that, else what was listed last. Agents cannot buy recommendations. */
function newFor(user: User) {
  const viewer = viewerOf(user)
  if (access[gates.recommendations.access](viewer))
    return (
      <>
        <Personalised user={user} />
        <NewTitles />
      </>
    )
  return (
    <>
      <NewTitles />
      {access.producer(viewer) && <Personalised user={user} />}
    </>
  )
}

function SignedIn({ user }: { user: User }) {
  return (
    <Wrap as="div">
      <Greeting>
        <h1>{user.firstName ? `Welcome back, ${user.firstName}` : 'Welcome back'}</h1>
        <HeroSearch signedIn />
      </Greeting>
      <Suspense fallback={<Skeleton $h={220} />}>
        <MemberHome user={user}>
          {newFor(user)}
          <Featured signedIn />
          <Section aria-labelledby="catalogue-today">
            <SectionHead title="The catalogue today" id="catalogue-today" />
            <Today>
              <Stats />
            </Today>
          </Section>
        </MemberHome>
      </Suspense>
    </Wrap>
  )
}

const Face = styled.div`
  overflow: hidden;
  display: grid;
  gap: 10px;
  padding-block: 10px;
  border-block: ${theme.hair} solid ${theme.line};
  background: ${theme.sunk};
  ${below.phone} {
    gap: 8px;
    padding-block: 8px;
  }
`
const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 102px;
  gap: 10px;
  margin-left: -34px;
  & + & {
    margin-left: -88px;
  }
  ${below.phone} {
    grid-auto-columns: 72px;
    gap: 8px;
  }
`

/** Two rows of covers from edge to edge: what the shelves look like. */
function Band() {
  return (
    <Face aria-hidden="true">
      {bandRows.map((works) => (
        <Row key={works[0]?.id}>
          {works.map((work) => (
            <Cover key={work.id} {...work} />
          ))}
        </Row>
      ))}
    </Face>
  )
}

const Pair = styled(Section)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s8} 96px;
  ul {
    margin-block: ${theme.s4} ${theme.s5};
  }
  li {
    display: grid;
    grid-template-columns: 9.5em minmax(0, 1fr);
    gap: ${theme.s4};
    padding-block: 12px;
    border-top: ${theme.hair} solid ${theme.line};
  }
  b {
    font-weight: 550;
  }
  span {
    color: ${theme.ink2};
  }
  ${below.bar} {
    gap: ${theme.s8};
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const audiences = [
  {
    title: 'For producers',
    points: [
      ['Find', 'Filter over 1,000 titles by medium, genre, price and viability. Save what you like.'],
      ['Read the case', 'The rights, the price range and a viability score on every title.'],
      ['Offer', 'Terms, deck and hold in one sitting. You are charged only if the agent accepts.'],
    ],
    action: 'Join as a producer',
    as: 'producer',
  },
  {
    title: 'For agents',
    points: [
      ['List', 'Rights, territories and asking price in one form, with a cover set for you.'],
      ['Hear from buyers who mean it', 'Every offer arrives with money already held against it.'],
      ['Close', 'Accept and the fee is captured and the agreement drawn up for both names.'],
    ],
    action: 'Apply as an agent',
    as: 'agent',
  },
] as const

/** What each side comes for, for those who have not joined yet. */
function Audiences() {
  return (
    <Pair as="div">
      {audiences.map(({ title, points, action, as }) => (
        <section key={as} aria-labelledby={`for-${as}`}>
          <SectionHead title={title} id={`for-${as}`} />
          <ul>
            {points.map(([what, how]) => (
              <li key={what}>
                <b>{what}</b>
                <span>{how}</span>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.join(as)}>{action}</ButtonLink>
        </section>
      ))}
    </Pair>
  )
}
