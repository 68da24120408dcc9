import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Filters = styled.div`
  display: grid;
  grid-template-columns: 200px 240px;
  gap: ${theme.s4};
  padding-block: ${theme.s6};
  ${below.phone} {
    grid-template-columns: 1fr 1fr;
  }
`
export const List = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
    gap: ${theme.s4} ${theme.s8};
    padding-block: ${theme.s5};
    border-top: ${theme.hair} solid ${theme.ink};
    ${below.rail} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  h2 {
    font: 420 ${theme.t21} / 1.25 ${theme.serif};
    overflow-wrap: anywhere;
  }
`
export const Sources = styled.div`
  display: grid;
  gap: ${theme.s6};
  min-width: 0;
`
