import styled from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { Section } from './section.ts'

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
export function Audiences() {
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
