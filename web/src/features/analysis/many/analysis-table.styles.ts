import styled from 'styled-components'
import { Link } from '../../../ui/link/link.tsx'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Room = styled.div<{ $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.6 : 1)};
  th:first-child {
    width: 26%;
  }
  td {
    font-size: ${theme.t15};
  }
  td:first-child {
    min-width: 190px;
  }
  ${below.rail} {
    td {
      align-items: center;
    }
  }
`
/** Cards have no headings. */
export const Order = styled.div`
  display: none;
  padding-bottom: ${theme.s4};
  ${below.rail} {
    display: block;
    max-width: 320px;
  }
`
export const Sort = styled(Link)`
  display: inline-flex;
  align-items: end;
  gap: 2px;
  min-height: 24px;
  color: inherit;
  text-decoration: none;
  th[aria-sort] & {
    color: ${theme.ink};
    font-weight: 600;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [data-way='ascending'] {
    transform: rotate(180deg);
  }
`
/** In a table the heading says it. */
export const InCards = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  ${below.rail} {
    display: inline;
  }
`
