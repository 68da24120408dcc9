import styled from 'styled-components'
import { Actions } from '../../ui/page/actions.ts'
import { below, forcedColors, theme } from '../../ui/theme/theme.ts'

/** The list, and the text being read beside it; the phone shows one of them. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 340px) minmax(0, 1fr);
  gap: ${theme.s10};
  align-items: start;
  padding-top: ${theme.s5};
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${theme.s2};
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`
/** The whole list as a file, above it. */
export const File = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-top: ${theme.s4};
`
export const PhoneOnly = styled.div`
  display: none;
  ${below.phone} {
    display: block;
  }
`
export const Rail = styled.nav`
  display: grid;
  gap: ${theme.s3};
`
export const List = styled.ol`
  border-top: ${theme.hair} solid ${theme.ink};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  li > label {
    padding: ${theme.s3} ${theme.s1} ${theme.s3} 0;
  }
  li > a,
  li > span {
    grid-column: 2;
  }
  a {
    display: grid;
    gap: 2px;
    padding: ${theme.s3} ${theme.s3} ${theme.s3} calc(${theme.s3} - 3px);
    border-left: 3px solid transparent;
    ${forcedColors} {
      border-left-color: ${theme.paper};
    }
    text-decoration: none;
  }
  a:hover {
    background: ${theme.surface};
  }
  a[aria-current] {
    border-left-color: ${theme.accentInk};
    background: ${theme.surface};
  }
  b {
    font-weight: 550;
  }
`
/** How a text begins, in two lines. */
export const Beginning = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
  color: ${theme.ink2};
`
export const Reading = styled.section`
  min-width: 0;
  scroll-margin-top: 84px;
  &:focus {
    outline: none;
  }
`
export const Decide = styled.div`
  display: grid;
  gap: ${theme.s6};
`
export const Case = styled.article`
  display: grid;
  gap: ${theme.s5};
  border-top: ${theme.hair} solid ${theme.ink};
  padding-top: ${theme.s4};
`
export const CaseHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.s1} ${theme.s4};
  margin-bottom: ${theme.s1};
`
export const Text = styled.div`
  max-height: 46vh;
  overflow-y: auto;
  max-width: ${theme.measure};
  font-size: ${theme.t17};
  line-height: ${theme.lhRead};
  h3 {
    margin-bottom: ${theme.s2};
    overflow-wrap: anywhere;
  }
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 300px);
  gap: ${theme.s6} ${theme.s10};
  align-items: start;
  ${below.bar} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Part = styled.section`
  display: grid;
  gap: ${theme.s3};
  min-width: 0;
  h3 {
    font: 550 ${theme.t15} / 1.4 ${theme.sans};
  }
  p {
    max-width: ${theme.measure};
  }
  ul,
  ol {
    display: grid;
    gap: ${theme.s3};
  }
  li {
    display: grid;
    gap: ${theme.s1};
  }
  b {
    font-weight: 550;
  }
`
export const History = styled.details`
  summary {
    cursor: pointer;
    font-weight: 550;
    min-height: ${theme.controlS};
    align-content: center;
    width: fit-content;
  }
  ol {
    display: grid;
    gap: ${theme.s4};
    padding-top: ${theme.s2};
  }
`
/** What can be done stays in view while a long text scrolls; on the phone only the decisions, for want of room. */
export const Answers = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3} ${theme.s6};
  padding-block: ${theme.s4} calc(${theme.s4} + env(safe-area-inset-bottom));
  border-top: ${theme.hair} solid ${theme.line};
  background: ${theme.paper};
  ${below.phone} {
    display: contents;
  }
`
export const Decisions = styled(Actions)`
  gap: ${theme.s3};
  ${below.phone} {
    order: 1;
    position: sticky;
    bottom: 0;
    padding-block: ${theme.s3} calc(${theme.s3} + env(safe-area-inset-bottom));
    border-top: ${theme.hair} solid ${theme.line};
    background: ${theme.paper};
    > * {
      flex: 1 1 auto;
    }
  }
`
export const Besides = Actions
/** Nobody presses keys on a phone. */
export const Keys = styled.div`
  ${below.phone} {
    display: none;
  }
`
