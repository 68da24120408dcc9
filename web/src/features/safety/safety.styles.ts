import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

export const Form = styled.form`
  display: grid;
  gap: ${theme.s5};
`
export const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
  justify-items: start;
  scroll-margin-top: 84px;
  > :first-child,
  > ul {
    width: 100%;
  }
  p {
    max-width: ${theme.measure};
  }
`
export const People = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s4};
    padding-block: ${theme.s3};
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  li:first-child {
    padding-top: 0;
  }
  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
