import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.s4};
  align-items: start;
  > button {
    margin-top: 25px;
  }
  ${below.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > button {
      grid-column: 2;
      justify-self: start;
      margin-top: 0;
    }
  }
`
