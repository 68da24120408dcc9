import styled from 'styled-components'
import { BackLink } from '../../ui/page/back-link.tsx'
import { meta, tabular } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Desk = styled.div`
  display: grid;
  grid-template-columns: 436px minmax(0, 1fr);
  gap: 0 64px;
  align-items: start;
  * + & {
    margin-top: ${theme.s10};
  }
  ${below.wide} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s10};
  }
  ${below.phone} {
    * + & {
      margin-top: ${theme.s6};
    }
  }
`
export const ListSide = styled.section`
  display: grid;
  grid-area: 1 / 1;
  gap: ${theme.s3};
  scroll-margin-top: 84px;
  > button {
    justify-self: start;
  }
  &:focus {
    outline: none;
  }
  ${below.wide} {
    grid-area: auto;
  }
`
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
export const Back = styled(BackLink)`
  display: none;
  ${below.wide} {
    display: inline-flex;
    margin-block: -8px ${theme.s4};
  }
  ${below.phone} {
    margin-block: -12px ${theme.s2};
  }
`
export const List = styled.ul`
  border-top: ${theme.hair} solid ${theme.ink};
`
export const Row = styled.li`
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
  p {
    ${tabular}
  }
  a > :nth-child(odd):not(:first-child) {
    text-align: right;
  }
  a > :first-child {
    grid-row: 1 / span 3;
  }
  b {
    font-weight: 600;
  }
  ${below.phone} {
    > a[aria-current='true'] {
      margin-inline: -12px;
      padding-inline: 9px 12px;
    }
  }
`
export const Open = styled.section`
  grid-area: 1 / 2;
  border-top: ${theme.hair} solid ${theme.ink};
  padding-top: ${theme.s5};
  scroll-margin-top: 84px;
  &:focus {
    outline: none;
  }
  ${below.wide} {
    grid-area: auto;
  }
`
export const Head = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: ${theme.s5};
  align-items: start;
  h2 {
    margin-block: 8px 2px;
  }
  ${below.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
    gap: ${theme.s4};
    h2 {
      font-size: ${theme.t21};
    }
  }
`
export const States = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2};
`
export const Ids = styled.p`
  ${meta} margin-top: ${theme.s1};
  overflow-wrap: anywhere;
`
export const Amount = styled.p`
  text-align: right;
  b {
    display: block;
    font: 420 ${theme.t28} / 1.1 ${theme.serif};
    ${tabular}
  }
  ${below.phone} {
    grid-column: 1 / -1;
    text-align: left;
    display: flex;
    gap: 12px;
    align-items: baseline;
  }
`
export const Way = styled.div`
  margin-block: ${theme.s8} ${theme.s6};
  ${below.phone} {
    margin-block: ${theme.s6} ${theme.s2};
  }
`
export const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3} ${theme.s5};
  padding: ${theme.s4} ${theme.s5};
  background: ${theme.surface};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  > p {
    flex: 1 1 20em;
    max-width: 54ch;
  }
  b {
    font-weight: 600;
  }
  ${below.phone} {
    > div,
    > div > * {
      flex: 1 1 auto;
    }
  }
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2};
  &:empty {
    display: none;
  }
`
/** At the end of a table's row. */
export const RowActs = styled(Acts)`
  justify-content: flex-end;
  ${below.phone} {
    width: 100%;
    margin-top: ${theme.s2};
    > * {
      flex: 1 1 auto;
    }
  }
`
/** What has to be known besides; nothing, for most offers. */
export const Remarks = styled.div`
  display: grid;
  gap: ${theme.s6};
  margin-top: ${theme.s6};
  &:empty {
    display: none;
  }
`
export const Changed = styled.div`
  display: grid;
  gap: ${theme.s4};
  b {
    color: ${theme.ink};
    font-weight: 600;
  }
`
export const Option = styled.section`
  display: grid;
  gap: ${theme.s4};
`
export const Notices = styled.ol`
  display: grid;
  gap: ${theme.s4};
`
export const Notice = styled.li`
  display: grid;
  gap: ${theme.s2};
  padding-bottom: ${theme.s4};
  border-bottom: ${theme.hair} solid ${theme.line};
  overflow-wrap: anywhere;
`
export const NoticeHead = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s3};
  b {
    font-weight: 600;
  }
`
export const Record = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3} ${theme.s5};
  > p {
    flex: 1 1 20em;
  }
`
/** Somebody's own words, kept apart from ours. */
export const Quote = styled.blockquote`
  margin: 0;
  padding-left: ${theme.s4};
  border-left: 3px solid ${theme.line};
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`
/** A part of a question, under a small head of its own. */
export const Part = styled.section`
  display: grid;
  gap: ${theme.s3};
  h4 {
    font: 550 ${theme.t15} / 1.4 ${theme.sans};
  }
`
export const Contact = styled.address`
  display: grid;
  gap: 2px;
  justify-items: start;
  padding-block: ${theme.s3};
  border-top: ${theme.hair} solid ${theme.ink};
  font-style: normal;
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
  }
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s10};
  margin-top: ${theme.s8};
  h3 {
    margin-bottom: ${theme.s3};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s6};
  }
`
export const Column = styled.div`
  display: grid;
  gap: ${theme.s8};
  align-content: start;
  min-width: 0;
  ${below.phone} {
    gap: ${theme.s6};
  }
`
export const Documents = styled(Acts)`
  margin-top: ${theme.s4};
`
export const Words = styled.span`
  white-space: pre-line;
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`
export const OneLine = styled.span`
  white-space: nowrap;
`
export const Price = styled.b`
  font-weight: 600;
`
/** Under its label, however short it is. */
export const Said = styled(Words)`
  flex-basis: 100%;
`
/** Ends soon. */
export const Near = styled.span`
  ${meta} white-space: nowrap;
  color: ${theme.wait};
`
export const Log = styled.ol`
  li {
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);
    gap: ${theme.s4};
    padding-block: 8px;
    border-top: ${theme.hair} solid ${theme.line};
    font-size: ${theme.t13};
    overflow-wrap: anywhere;
  }
  time {
    color: ${theme.ink3};
    font-stretch: ${theme.narrow};
    ${tabular}
  }
`
