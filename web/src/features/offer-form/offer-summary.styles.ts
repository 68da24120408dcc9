import styled from 'styled-components'
import * as Steps from '../../ui/steps/steps.styles.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Subject = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.ink};
  padding-block: ${theme.s4};
  h2 {
    font-size: ${theme.t21};
  }
  p + p {
    margin-top: 6px;
  }
  ${below.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
    h2 {
      font-size: ${theme.t17};
    }
  }
`
export const Words = styled.span`
  display: block;
  max-width: 16em;
  white-space: normal;
  overflow-wrap: anywhere;
  text-align: right;
`
/** Said by the steps themselves where there is no room beside them. */
export const When = styled(Steps.When)`
  ${below.rail} {
    display: none;
  }
`
