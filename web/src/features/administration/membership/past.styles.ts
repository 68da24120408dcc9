import styled from 'styled-components'
import { theme } from '../../../ui/theme/theme.ts'

/** What was given and ended, one below the other. */
export const List = styled.ul`
  display: grid;
  > li {
    padding-block: ${theme.s2};
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
`
