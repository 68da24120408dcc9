import styled, { css } from 'styled-components'
import { Meta, tabular } from '../text/text.ts'
import { below, condensed, theme } from '../theme/theme.ts'

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
      min-width: 0;
      overflow-wrap: anywhere;
      > * {
        min-width: 0;
      }
    }
    td[data-label]::before {
      content: attr(data-label);
      flex: none;
      font-size: ${theme.t13};
      ${condensed}
      color: ${theme.ink3};
    }
    td[data-full] {
      grid-column: 1 / -1;
    }
    td[data-end]:not([data-card]) {
      text-align: left;
    }
    [data-end] + :not([data-end]) {
      padding-left: 0;
    }
    td:empty {
      display: none;
    }
  }
  ${below.phone} {
    [data-full][data-end] > * {
      flex: 1 1 auto;
    }
  }
`
/** A head that sorts: as high as a finger needs, over its column's text. */
export const Sort = styled.button`
  display: inline-flex;
  align-items: flex-end;
  min-height: ${theme.s6};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-stretch: inherit;
  word-spacing: inherit;
  cursor: pointer;
  i {
    display: inline-block;
    width: 1em;
    font-style: normal;
    text-align: right;
  }
  &:hover {
    color: ${theme.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${theme.ink};
    font-weight: 600;
  }
`
/** Only over cards. */
export const CardSort = styled.div<{ $at: CardsBelow }>`
  display: none;
  max-width: 320px;
  padding-bottom: ${theme.s3};
  ${({ $at }) => below[$at]} {
    display: block;
  }
`
export const Table = styled.table<{ $keep: boolean; $set: boolean; $cardsBelow: CardsBelow }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.t15};
  caption {
    text-align: left;
  }
  th {
    text-align: left;
    font-weight: 500;
    font-size: ${theme.t13};
    ${condensed}
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
  /* A cell's second line is a fact like its first. */
  td ${Meta} {
    font-size: ${theme.t15};
    font-stretch: normal;
    word-spacing: normal;
    color: ${theme.ink2};
  }
  /* Addresses and names may be one long word; dates and amounts keep theirs whole. */
  td[data-full],
  td[data-card='lead'],
  td ${Meta} {
    overflow-wrap: anywhere;
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
  ${({ $keep, $set, $cardsBelow }) => !$keep && $set && setCards($cardsBelow)}
`

/** A phone's card whose cells have places: title, then what leads it with status and amount at the right, facts, actions. */
// These speak for themselves; their labels are only said.
const setCards = (at: CardsBelow) => css`
  ${below[at]} {
    tr {
      grid-template-columns: minmax(0, 1fr) fit-content(60%);
      row-gap: 3px;
    }
    td {
      grid-column: 1 / -1;
    }
    td[data-card] {
      grid-column: 1;
      min-width: 0;
    }
    td[data-full]:first-child {
      grid-row: 1;
    }
    td[data-card='select'] {
      grid-row: 1;
      grid-column: 2;
      justify-content: flex-end;
    }
    td[data-card='select'] + td {
      grid-row: 1;
      grid-column: 1;
    }
    td[data-card='lead'] {
      grid-row: 2 / span 2;
    }
    td[data-card='status'],
    td[data-card='amount'],
    td[data-card='right'] {
      grid-column: 2;
      justify-content: flex-end;
      text-align: right;
    }
    td[data-card='status'] {
      grid-row: 2;
    }
    td[data-card='amount'] {
      grid-row: 3;
      font-size: ${theme.t17};
      font-weight: 600;
    }
    td[data-full][data-end] > :is(a, button) {
      margin-top: ${theme.s2};
    }
    td:is([data-card='lead'], [data-card='status'], [data-card='amount'])::before {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`
