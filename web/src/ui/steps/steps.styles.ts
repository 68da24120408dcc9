import styled from 'styled-components'
import { below, theme } from '../theme/theme.ts'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px) 420px;
  gap: 0 96px;
  justify-content: space-between;
  align-items: start;
  padding-bottom: ${theme.s16};
  > :first-child {
    grid-area: 1 / 2;
  }
  ${below.wide} {
    gap: 0 ${theme.s12};
    grid-template-columns: minmax(0, 1fr) 340px;
  }
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s6};
    > :first-child {
      grid-area: auto;
    }
  }
`
export const Step = styled.section<{ $now?: boolean }>`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  border-top: ${theme.hair} solid ${({ $now }) => ($now ? theme.ink : theme.line)};
  padding-block: ${theme.s5} ${theme.s8};
  > span {
    font: 420 21px/1.2 ${theme.serif};
    color: ${({ $now }) => ($now ? theme.accentInk : theme.ink3)};
  }
  > div {
    display: grid;
    gap: ${theme.s5};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    > span {
      display: none;
    }
  }
`
export const StepHead = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.s4};
  h2 {
    font-size: ${theme.t21};
  }
`
/** The one sentence to be read before a card is given. */
export const Hold = styled.p<{ $quiet?: boolean }>`
  font: 420 ${({ $quiet }) => ($quiet ? theme.t17 : theme.t21)} / 1.42 ${theme.serif};
  color: ${({ $quiet }) => ($quiet ? theme.ink2 : 'inherit')};
  max-width: 34em;
  text-wrap: pretty;
  ${below.phone} {
    font-size: ${theme.t17};
  }
`
/** Stands beside the steps and stays in view. */
export const Summary = styled.aside`
  position: sticky;
  top: 84px;
  ${below.rail} {
    position: static;
  }
`
/** What happens when. */
export const When = styled.ol`
  margin-top: ${theme.s5};
  display: grid;
  gap: 10px;
  li {
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);
    gap: ${theme.s4};
  }
  span {
    color: ${theme.ink2};
  }
  b {
    font-weight: 550;
  }
`
