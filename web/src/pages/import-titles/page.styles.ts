import styled from 'styled-components'
import { Wrap } from '../../ui/page/wrap.ts'
import { theme } from '../../ui/theme/theme.ts'

export const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`
