import styled from 'styled-components'
import { Actions } from '../ui/page/actions.ts'
import { below, theme } from '../ui/theme/theme.ts'

export const Line = styled(Actions)`
  gap: ${theme.s3};
  align-items: center;
  margin-bottom: ${theme.s4};
`
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s5} ${theme.s10};
  align-items: start;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
