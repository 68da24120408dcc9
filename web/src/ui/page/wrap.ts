import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The page's width and gutters. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(${theme.page} + 2 * ${theme.gutter});
  margin-inline: auto;
  padding-inline: ${theme.gutter};
`
