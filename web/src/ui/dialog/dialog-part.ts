import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

/** One of several things that a dialog is about. */
export const DialogPart = styled.section`
  display: grid;
  gap: ${theme.s3};
  > button {
    justify-self: start;
  }
`
