import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A user's text with its line breaks. */
export const Words = styled.span`
  white-space: pre-line;
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`
/** The same, set apart from ours. */
export const Quote = styled(Words).attrs({ as: 'blockquote' })`
  display: block;
  margin: 0;
  padding-left: ${theme.s4};
  border-left: 3px solid ${theme.line};
`
export const OneLine = styled.span`
  white-space: nowrap;
`
export const Strong = styled.b`
  font-weight: 600;
`
