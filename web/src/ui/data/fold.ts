import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

/** What can be opened below its own line: a `summary`, and a `div`. */
export const Fold = styled.details`
  border-bottom: ${theme.hair} solid ${theme.line};
  summary {
    position: relative;
    padding: ${theme.s4} 44px ${theme.s4} 0;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '+';
      position: absolute;
      top: 12px;
      right: 8px;
      font: 420 ${theme.t28} / 1 ${theme.serif};
      color: ${theme.ink3};
    }
  }
  &[open] summary::after {
    content: '−';
  }
  > div {
    padding-bottom: ${theme.s5};
  }
`
