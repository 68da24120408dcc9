import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

/** Two fields side by side, one above the other on the phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s5} ${theme.s4};
  ${below.phone} {
    grid-template-columns: 1fr;
  }
`
