import styled from 'styled-components'
import { below, theme } from '../theme/theme.ts'

/** Buttons beside one another. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2};
  &:empty {
    display: none;
  }
`
/** A form's buttons, the safe one first. */
export const FormActions = styled(Actions)`
  justify-content: flex-end;
  gap: ${theme.s3};
`
/** At the end of a table's row. */
export const RowActions = styled(Actions)`
  justify-content: flex-end;
  @media (min-width: 1024px) {
    flex-wrap: nowrap;
  }
  ${below.phone} {
    width: 100%;
    margin-top: ${theme.s2};
    > * {
      flex: 1 1 auto;
    }
  }
`
