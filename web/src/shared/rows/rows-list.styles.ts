import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

export const List = styled.div`
  display: grid;
  gap: ${theme.s4};
  padding-top: ${theme.s5};
`
export const Waiting = styled.div`
  display: grid;
  gap: ${theme.s3};
`
