import styled from 'styled-components'
import { Wrap } from '../../ui/page/wrap.ts'
import { theme } from '../../ui/theme/theme.ts'

export const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`
export const Panel = styled.div`
  display: grid;
  gap: ${theme.s12};
  padding-top: ${theme.s6};
  min-width: 0;
`
