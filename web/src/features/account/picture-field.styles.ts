import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.s4};
  align-items: start;
`
export const Ways = styled.div`
  display: grid;
  gap: ${theme.s3};
  > button {
    justify-self: start;
  }
`
