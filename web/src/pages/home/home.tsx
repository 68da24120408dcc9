import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { Cover } from '../../entities/cover/cover.tsx'
import { useCurrentUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { bandRows } from './band-works.ts'
import { CardHold } from './card-hold.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { Section } from './section.ts'

// Visitors have none.
const Personalised = lazy(() => import('./personalised.tsx').then((module) => ({ default: module.Personalised })))

export function HomePage() {
  const { user } = useCurrentUser()
  return (
    <>
      <Hero signedIn={user !== null} />
      <Band />
      <Wrap as="div">
        <Suspense>{user && <Personalised user={user} />}</Suspense>
        <Featured signedIn={user !== null} />
        <CardHold />
        {!user && <Audiences />}
      </Wrap>
    </>
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
