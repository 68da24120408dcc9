import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Parts = styled.div`
  display: grid;
  gap: ${theme.s10};
  min-width: 0;
`
export const Standing = styled.div`
  display: grid;
  gap: ${theme.s5};
`
export const How = styled.div`
  display: grid;
  gap: ${theme.s2};
`
/** The size and the button in one line, what they come to below. */
export const Run = styled.div`
  display: grid;
  gap: ${theme.s4};
  max-width: ${theme.measure};
`
export const Size = styled.div`
  display: grid;
  gap: ${theme.s4};
  justify-items: start;
  > :first-child {
    width: 100%;
    input {
      max-width: 120px;
    }
  }
  ${below.phone} {
    justify-items: stretch;
  }
`
