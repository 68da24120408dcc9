import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { tabular } from '../text/text.ts'
import { theme } from '../theme/theme.ts'

const List = styled.dl<{ $large: boolean }>`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${theme.s4};
    padding-block: 10px;
    border-top: ${theme.hair} solid ${theme.line};
  }
  > div:first-child {
    border-top-color: ${theme.ink};
  }
  dd {
    ${tabular} white-space: nowrap;
    margin-left: auto;
    ${({ $large }) =>
      $large &&
      css`
        font: 420 ${theme.t28} / 1 ${theme.serif};
      `}
  }
`
const Row = styled.div<{ $sum: boolean }>`
  ${({ $sum }) =>
    $sum &&
    css`
      && {
        border-top-color: ${theme.ink};
        font-weight: 600;
      }
    `}
`

export type LedgerRow = { term: string; value: ReactNode; sum?: boolean }

/** Amounts under one another; a sum stands under an ink rule. `large` sets the figures in the serif, for few of them. */
export function Ledger({ rows, large = false }: { rows: readonly LedgerRow[]; large?: boolean }) {
  return (
    <List $large={large}>
      {rows.map(({ term, value, sum = false }) => (
        <Row key={term} $sum={sum}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  )
}
