import styled from 'styled-components'
import { tabular } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'

export const Log = styled.ol`
  li {
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);
    gap: ${theme.s4};
    padding-block: 8px;
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
  time {
    color: ${theme.ink2};
    ${tabular}
  }
`
