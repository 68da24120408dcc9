import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What a table's row is about. */
export const RowName = styled.span`
  display: block;
  font: 420 17px/1.3 ${theme.serif};
  > a {
    display: inline-block;
    min-height: ${theme.s6};
  }
`
