import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Section = styled.section`
  margin-top: ${theme.s16};
  & + & {
    margin-top: ${theme.s20};
  }
  ${below.phone} {
    &,
    & + & {
      margin-top: ${theme.s12};
    }
  }
`
