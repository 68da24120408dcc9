import styled, { css } from 'styled-components'
import { tabular } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'
import { setCards } from './set-cards.styles.ts'

export type CardsBelow = 'phone' | 'rail'

// On the phone a row becomes a card, and each cell says its column's name.
const cards = (at: CardsBelow) => css`
  ${below[at]} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 2px ${theme.s4};
      padding-block: ${theme.s4};
      border-bottom: ${theme.hair} solid ${theme.line};
    }
    tbody tr:first-child {
      border-top: ${theme.hair} solid ${theme.ink};
    }
    td {
      display: flex;
      flex-wrap: wrap;
      gap: 0 8px;
      align-items: baseline;
      border: 0;
      padding: 0;
      text-align: left;
      white-space: normal;
    }
    td[data-label]::before {
      content: attr(data-label);
      flex: none;
      font-size: ${theme.t13};
      font-stretch: ${theme.narrow};
      color: ${theme.ink3};
    }
    td[data-full] {
      grid-column: 1 / -1;
    }
    [data-end] + :not([data-end]) {
      padding-left: 0;
    }
    td:empty {
      display: none;
    }
    [data-full][data-end] > * {
      flex: 1 1 auto;
    }
  }
`
export const Table = styled.table<{ $keep: boolean; $set: boolean; $cardsBelow: CardsBelow }>`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  caption {
    text-align: left;
  }
  th {
    text-align: left;
    font-weight: 500;
    font-size: ${theme.t13};
    font-stretch: ${theme.narrow};
    color: ${theme.ink3};
    padding: 0 ${theme.s4} 8px 0;
    border-bottom: ${theme.hair} solid ${theme.ink};
    white-space: nowrap;
    vertical-align: bottom;
  }
  td {
    padding: 11px ${theme.s4} 11px 0;
    border-bottom: ${theme.hair} solid ${theme.line};
    vertical-align: middle;
    ${tabular}
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  [data-end] {
    text-align: right;
    white-space: nowrap;
  }
  [data-end] + :not([data-end]) {
    padding-left: ${theme.s4};
  }
  tbody tr:hover {
    background: color-mix(in srgb, ${theme.sunk} 45%, transparent);
  }
  ${({ $keep, $cardsBelow }) => !$keep && cards($cardsBelow)}
  ${({ $keep, $set }) => !$keep && $set && setCards}
`
