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
/** The run over everything, and what it has come to. */
export const All = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s3} ${theme.s4};
  p {
    flex: 1 1 16em;
    color: ${theme.ink2};
  }
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
