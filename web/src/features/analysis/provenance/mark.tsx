import type { BasisKind } from '@storyright/contracts/vocabulary'
import styled, { css } from 'styled-components'
import { condensed, theme } from '../../../ui/theme/theme.ts'

/** What a figure rests on, in a word or two. A default is dashed and amber, so that it is never taken for a finding. */
export const Mark = styled.span<{ $from: BasisKind }>`
  display: inline-block;
  padding: 0 5px;
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  font-size: ${theme.t13};
  font-weight: 400;
  ${condensed}
  line-height: 17px;
  color: ${theme.ink3};
  white-space: nowrap;
  ${({ $from }) =>
    $from === 'default' &&
    css`
      border: ${theme.hair} dashed ${theme.waitMark};
      color: ${theme.wait};
    `}
`
