import styled from 'styled-components'
import { theme } from '../../../ui/theme/theme.ts'

// Under the masthead, which stays in view.
export const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
  scroll-margin-top: 84px;
`
export const Part = styled.section`
  display: grid;
  gap: ${theme.s3};
  margin-top: ${theme.s3};
  justify-items: start;
  scroll-margin-top: 84px;
  > div:has(table) {
    justify-self: stretch;
  }
`
export const Words = styled.div`
  display: grid;
  gap: ${theme.s1};
`
