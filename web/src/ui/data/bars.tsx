import styled from 'styled-components'
import { tabular } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'

const Rows = styled.dl`
  display: grid;
  gap: 10px;
`
const Row = styled.div`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr) 32px;
  gap: ${theme.s4};
  align-items: center;
  dd {
    font-weight: 550;
    text-align: right;
    ${tabular}
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 3px ${theme.s3};
    i {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`
const tones = { ok: theme.okMark, wait: theme.waitMark, bad: theme.badMark, plain: theme.ink2 }
const Track = styled.i<{ $tone: keyof typeof tones }>`
  display: block;
  height: 8px;
  background: ${theme.sunk};
  order: 0;
  &::before {
    content: '';
    display: block;
    height: 100%;
    width: var(--value);
    background: ${({ $tone }) => tones[$tone]};
  }
`

export type Bar = { label: string; value: number; tone?: keyof typeof tones }

/** Values of 100 on one scale. Each says its number, so nothing depends on seeing the bar. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <Rows>
      {bars.map(({ label, value, tone = 'plain' }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <Track
            aria-hidden="true"
            $tone={tone}
            style={{ '--value': `${Math.min(100, Math.max(0, value))}%` } as Record<string, string>}
          />
          <dd>{Math.round(value)}</dd>
        </Row>
      ))}
    </Rows>
  )
}
