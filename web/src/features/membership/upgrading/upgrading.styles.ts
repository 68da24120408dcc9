import styled from 'styled-components'
import { Wrap } from '../../../ui/page/wrap.ts'
import { theme } from '../../../ui/theme/theme.ts'

export const Column = styled(Wrap)`
  display: grid;
  gap: ${theme.s6};
  max-width: calc(760px + 2 * ${theme.gutter});
  padding-bottom: ${theme.s16};
`
/** Under the price, which is said with its VAT. */
export const Including = styled.p`
  padding-block: ${theme.s1} ${theme.s5};
  color: ${theme.ink2};
`
