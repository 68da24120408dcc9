import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Section = styled.section`
  margin-top: ${theme.s16};
  & + & {
    margin-top: ${theme.s20};
  }
  ${below.phone} {
    &,
    & + & {
      margin-top: ${theme.s12};
    }
  }
`
// Part of another cover shows that there is more.
export const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: ${theme.s8} ${theme.s5};
  margin-top: ${theme.s6};
  > li {
    display: grid;
  }
  ${below.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(148px, 38vw);
    overflow-x: auto;
    scroll-snap-type: x proximity;
    margin-inline: calc(-1 * ${theme.gutter});
    padding-inline: ${theme.gutter};
    gap: ${theme.s4};
    scrollbar-width: none;
    > li {
      scroll-snap-align: start;
      scroll-margin-left: ${theme.gutter};
    }
  }
`
