import styled, { css } from 'styled-components'
import { tabular } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

/** Beside the open offer the list needs no heading that is seen. */
export const ListHead = styled(VisuallyHidden)`
  ${below.wide} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    font-size: ${theme.t21};
  }
`
export const List = styled.ul`
  border-top: ${theme.hair} solid ${theme.ink};
`
/** The way to its room stands below an offer of several rounds. */
export const Row = styled.li<{ $hasRounds: boolean }>`
  ${({ $hasRounds }) =>
    $hasRounds &&
    css`
      && > a {
        border-bottom: 0;
        padding-bottom: 4px;
      }
    `}
  > p {
    padding: 0 0 12px 60px;
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  > a {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 2px ${theme.s4};
    padding: 12px 0;
    border-bottom: ${theme.hair} solid ${theme.line};
    text-decoration: none;
    align-items: start;
  }
  > a[aria-current='true'] {
    background: ${theme.surface};
    margin-inline: -16px;
    padding-inline: 13px 16px;
    border-left: 3px solid ${theme.ink};
  }
  > a:hover h3 {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  h3 {
    font-size: ${theme.t17};
    line-height: 1.2;
  }
  h3,
  p {
    overflow-wrap: anywhere;
  }
  p {
    ${tabular}
    line-height: 1.4;
    color: ${theme.ink2};
  }
  a > :nth-child(odd):not(:first-child) {
    text-align: right;
  }
  a > :first-child {
    grid-row: 1 / span 3;
  }
  b {
    font-weight: 600;
    color: ${theme.ink};
  }
  ${below.phone} {
    > a[aria-current='true'] {
      margin-inline: -12px;
      padding-inline: 9px 12px;
    }
    a > :nth-child(7):not(:first-child) {
      grid-column: 2 / -1;
      text-align: left;
    }
    a > :first-child {
      grid-row: 1 / span 4;
    }
  }
`
