import styled from 'styled-components'
import { tabular } from '../../../ui/text/text.ts'
import { below, condensed, theme } from '../../../ui/theme/theme.ts'

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s6};
`
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.s4} ${theme.s8};
  > :first-child {
    flex: 0 1 320px;
  }
  /* Beside the field, not its label. */
  > :last-child {
    margin-top: 27px;
  }
  ${below.phone} {
    > :first-child {
      flex: 1 1 100%;
    }
    > :last-child {
      margin-top: 0;
    }
  }
`
/** Many offers scroll sideways, beside the terms' names. */
export const Scroll = styled.div`
  /* So that what is hidden in it does not widen the page. */
  position: relative;
  overflow-x: auto;
  &:focus-visible {
    outline: 3px solid ${theme.focus};
    outline-offset: -3px;
  }
`
export const Table = styled.table<{ $count: number }>`
  width: 100%;
  min-width: ${({ $count }) => 190 + $count * 230}px;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  caption {
    text-align: left;
  }
  th,
  td {
    padding: 11px ${theme.s5} 11px 0;
    border-bottom: ${theme.hair} solid ${theme.line};
    text-align: left;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
    ${tabular}
  }
  thead th,
  thead td {
    border-bottom-color: ${theme.ink};
    vertical-align: bottom;
  }
  tfoot th,
  tfoot td {
    border-bottom: 0;
  }
  th[scope='row'],
  thead td {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 190px;
    background: ${theme.paper};
  }
  th[scope='row'] {
    font-size: ${theme.t13};
    line-height: 22px;
    ${condensed}
    color: ${theme.ink3};
  }
  tbody tr:hover > * {
    background: color-mix(in srgb, ${theme.sunk} 45%, ${theme.paper});
  }
`
export const Who = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
  font-family: ${theme.sans};
  a {
    font: 500 ${theme.t21} / 1.2 ${theme.serif};
    text-decoration-thickness: 1px;
  }
`
export const Value = styled.span<{ $usual: boolean }>`
  white-space: pre-line;
  unicode-bidi: isolate;
  color: ${({ $usual }) => ($usual ? theme.ink3 : 'inherit')};
`
/** Which it is the most of: a word, and a mark for the eye. */
export const Best = styled.span`
  display: block;
  font-size: ${theme.t13};
  font-weight: 550;
  ${condensed}
  color: ${theme.ok};
  &::before {
    content: '▲ ' / '';
    font-size: 9px;
    vertical-align: 1px;
  }
`
export const Cards = styled.ul`
  display: grid;
  gap: ${theme.s8};
`
export const Card = styled.li`
  display: grid;
  gap: ${theme.s4};
  padding-top: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.ink};
  dd > * {
    display: block;
  }
  > div:last-child > * {
    flex: 1 1 auto;
  }
`
export const Folded = styled.details`
  border-top: ${theme.hair} solid ${theme.ink};
  summary {
    padding-block: ${theme.s3};
    font-weight: 550;
    cursor: pointer;
  }
  dl {
    max-width: 760px;
  }
`
