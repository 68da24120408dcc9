import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

/** What a mailed link leads to, one thing below the other. */
export const Stack = styled.div`
  display: grid;
  gap: ${theme.s5};
  justify-items: start;
  form {
    width: 100%;
  }
`
