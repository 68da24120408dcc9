import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px 200px;
  gap: ${theme.s4};
  align-items: end;
  padding-top: ${theme.s6};
  ${below.phone} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
export const Choose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.s3};
  align-items: end;
`
export const Words = styled.dl`
  display: grid;
  gap: ${theme.s3};
  dt {
    font-size: ${theme.t13};
    color: ${theme.ink3};
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
