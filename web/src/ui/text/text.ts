import styled, { css } from 'styled-components'
import { condensed, theme } from '../theme/theme.ts'

/** Figures of one width, which stand under one another. */
export const tabular = css`
  font-variant-numeric: tabular-nums lining-nums;
`

/** Labels, captions and sources: small and condensed, the product's second voice. */
export const meta = css`
  font-size: ${theme.t13};
  ${condensed}
  line-height: 1.4;
  letter-spacing: 0.005em;
  color: ${theme.ink3};
`

export const Meta = styled.p`
  ${meta}
`

/** Whose it is, in the italic. */
export const By = styled.p`
  font-family: ${theme.serif};
  font-style: italic;
  color: ${theme.ink2};
`

/** Text to be read rather than used. */
export const Read = styled.p<{ $quiet?: boolean }>`
  font-size: ${theme.t17};
  line-height: ${theme.lhRead};
  max-width: ${theme.measure};
  text-wrap: pretty;
  color: ${({ $quiet }) => ($quiet ? theme.ink2 : 'inherit')};
`
