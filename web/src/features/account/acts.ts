import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

/** A form's buttons, the safe one first. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.s3};
`
