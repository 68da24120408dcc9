import styled, { css } from 'styled-components'
import { Ledger } from '../../ui/data/ledger.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { Section } from './section.ts'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 ${theme.s12};
  margin-top: ${theme.s8};
  counter-reset: step;
  li {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 3;
    gap: ${theme.s3};
  }
  h3 {
    display: flex;
    gap: 12px;
    align-items: baseline;
  }
  h3::before {
    counter-increment: step;
    content: counter(step);
    font-variant-numeric: lining-nums;
    color: ${theme.ink3};
  }
  p {
    color: ${theme.ink2};
  }
  ${below.bar} {
    gap: 0 ${theme.s6};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s8};
    li {
      grid-row: auto;
      grid-template-rows: none;
      gap: ${theme.s2};
    }
  }
`
const Slip = styled.div`
  border: ${theme.hair} solid ${theme.line};
  background: ${theme.surface};
  border-radius: ${theme.radius};
  padding: 6px ${theme.s5} ${theme.s4};
  margin-top: ${theme.s3};
  dl > div:first-child {
    border-top: 0;
  }
`
type Fill = 'held' | 'released' | 'captured'
const fills = {
  held: css`
    background: repeating-linear-gradient(-55deg, ${theme.waitMark} 0 5px, transparent 5px 8px);
    border: ${theme.hair} solid ${theme.waitMark};
  `,
  released: css``,
  captured: css`
    background: ${theme.okMark};
  `,
}
const Track = styled.div<{ $fill: Fill }>`
  height: 8px;
  margin-top: 6px;
  background: ${theme.sunk};
  ${({ $fill }) => fills[$fill]}
`

const steps = [
  {
    title: 'You name your terms',
    says: 'An option fee of £1,000 or more, a period of 12 to 36 months, and your proposal deck. Your card is held for the fee. Nothing is taken.',
    first: { term: 'Option fee', value: '£18,000' },
    held: '£18,000',
    charged: '£0',
    fill: 'held',
  },
  {
    title: 'The agent answers',
    says: 'The offer reaches the agent only once the hold is in place. If they decline, or the hold runs out first, your bank frees the money.',
    first: { term: 'Agent declines', value: 'Hold released' },
    held: '£0',
    charged: '£0',
    fill: 'released',
  },
  {
    title: 'Accepted means charged',
    says: 'On acceptance the held fee is captured, once. Both sides sign the option agreement here and the listing shows as optioned.',
    first: { term: 'Agent accepts', value: 'Hold captured' },
    held: '£0',
    charged: '£18,000',
    fill: 'captured',
  },
] as const

export function CardHold() {
  return (
    <Section aria-labelledby="card-hold">
      <SectionHead title="How a card hold works" id="card-hold" />
      <Steps>
        {steps.map(({ title, says: message, first, held, charged, fill }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{message}</p>
            <Slip>
              <Ledger
                rows={[
                  first,
                  { term: 'Held on your card', value: held },
                  { term: 'Charged', value: charged, sum: true },
                ]}
              />
              <Track $fill={fill} aria-hidden="true" />
            </Slip>
          </li>
        ))}
      </Steps>
    </Section>
  )
}
