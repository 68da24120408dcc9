import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 340px);
  gap: ${theme.s6} ${theme.s8};
  align-items: start;
  > :last-child {
    position: sticky;
    top: 76px;
  }
  ${below.wide} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      position: static;
    }
  }
`
export const Main = styled.section`
  display: grid;
  gap: ${theme.s4};
  min-width: 0;
`
export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 260px) minmax(0, 180px);
  gap: ${theme.s4};
  ${below.phone} {
    grid-template-columns: 1fr 1fr;
  }
`
/** What can be done with the chosen cells; in view as long as the grid is. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: grid;
  gap: ${theme.s2};
  padding-block: ${theme.s3};
  background: ${theme.paper};
  border-top: ${theme.hair} solid ${theme.ink};
  > p {
    min-height: 1.5em;
    overflow-wrap: anywhere;
  }
`
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2};
  > :nth-last-child(2) {
    margin-left: auto;
  }
  ${below.phone} {
    > :nth-last-child(2) {
      margin-left: 0;
    }
    > button {
      flex: 1 1 auto;
      padding-inline: ${theme.s2};
    }
  }
`
export const Cell = styled.p`
  min-height: 3em;
  color: ${theme.ink2};
  overflow-wrap: anywhere;
`
