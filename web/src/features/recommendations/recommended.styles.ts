import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

/** Of one height, whether it shows the progress or what came of it. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s4};
  min-height: 56px;
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  gap: ${theme.s10} ${theme.s16};
  align-items: start;
  padding-bottom: ${theme.s16};
  transition: opacity ${theme.fast} ${theme.ease};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  > section {
    position: sticky;
    top: 84px;
  }
  ${below.wide} {
    grid-template-columns: minmax(0, 1fr);
    > section {
      position: static;
    }
  }
`
export const List = styled.ul`
  min-width: 0;
`
