import styled from 'styled-components'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s5};
  align-items: start;
  ${below.phone} {
    gap: ${theme.s4};
    grid-template-columns: minmax(0, 1fr);
  }
`
/** Two short fields, side by side on the phone too. */
export const Pair = styled(Grid)`
  grid-column: 1 / -1;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
export const Full = styled.div`
  grid-column: 1 / -1;
`
