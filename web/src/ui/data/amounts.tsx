import styled from 'styled-components'
import { tabular } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'

const Rows = styled.dl`
  display: grid;
  gap: 10px;
`
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 200px) minmax(0, 1fr) 76px;
  gap: ${theme.s4};
  align-items: center;
  dt {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
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
const Track = styled.i`
  display: block;
  height: 10px;
  &::before {
    content: '';
    display: block;
    height: 100%;
    min-width: 1px;
    width: var(--share);
    background: ${theme.ink2};
  }
`

export type Amount = { key: string; label: string; value: number }

/** Amounts of one kind beside one another, the largest as wide as there is room. Each says its number. */
export function Amounts({ amounts, format }: { amounts: readonly Amount[]; format: (value: number) => string }) {
  const largest = Math.max(1, ...amounts.map(({ value }) => value))
  return (
    <Rows>
      {amounts.map(({ key, label, value }) => (
        <Row key={key}>
          <dt title={label}>{label}</dt>
          <Track aria-hidden="true" style={{ '--share': `${(value / largest) * 100}%` } as Record<string, string>} />
          <dd>{format(value)}</dd>
        </Row>
      ))}
    </Rows>
  )
}
