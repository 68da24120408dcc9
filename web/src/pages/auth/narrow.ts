import styled from 'styled-components'
import { Wrap } from '../../ui/page/wrap.ts'
import { below, theme } from '../../ui/theme/theme.ts'

/** A column for one form. */
export const Narrow = styled(Wrap)`
  max-width: calc(560px + 2 * ${theme.gutter});
  padding-block: ${theme.s12} 0;
  h1 {
    margin-bottom: ${theme.s3};
  }
  ${below.phone} {
    padding-top: ${theme.s6};
  }
`
export const Panel = styled.div`
  padding-top: ${theme.s6};
`
