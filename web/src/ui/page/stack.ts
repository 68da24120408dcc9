import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

/** One thing below the other, at the left; a form has the whole width. */
export const Stack = styled.div`
  display: grid;
  gap: ${theme.s5};
  justify-items: start;
  > form {
    width: 100%;
  }
  > a:not([class]) {
    min-height: 24px;
  }
`
