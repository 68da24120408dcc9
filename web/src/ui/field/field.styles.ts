import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`
export const Label = styled.label`
  font-size: ${theme.t13};
  font-weight: 550;
  small {
    font-size: inherit;
    font-weight: 400;
    color: ${theme.ink3};
  }
`
export const Help = styled.p`
  font-size: ${theme.t13};
  color: ${theme.ink3};
  line-height: 1.4;
`
export const Fault = styled(Help)`
  color: ${theme.bad};
  display: flex;
  gap: 6px;
  align-items: flex-start;
  svg {
    margin-top: 2px;
  }
`
