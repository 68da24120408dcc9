import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tabular } from '../text/text.ts'
import { theme } from '../theme/theme.ts'

const List = styled.dl`
  display: grid;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.s4};
    padding-block: 7px;
    border-top: ${theme.hair} solid ${theme.line};
  }
  > div:first-child {
    border-top-color: ${theme.ink};
  }
  dt {
    color: ${theme.ink2};
    flex: none;
    max-width: 50%;
  }
  dd {
    min-width: 0;
    text-align: right;
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${tabular}
  }
`

export type Fact = { term: string; value: ReactNode }

/** Terms and their values beside one another. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      <FactRows facts={facts} />
    </List>
  )
}

/** The same within a list that looks otherwise. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ term, value }) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  ))
}
