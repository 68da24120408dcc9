import styled from 'styled-components'
import { Actions } from '../../../ui/page/actions.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s10};
  margin-top: ${theme.s8};
  h3 {
    margin-bottom: ${theme.s3};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s6};
  }
`
export const Column = styled.div`
  display: grid;
  gap: ${theme.s8};
  align-content: start;
  min-width: 0;
  ${below.phone} {
    gap: ${theme.s6};
  }
`
export const Documents = styled(Actions)`
  margin-top: ${theme.s4};
`
