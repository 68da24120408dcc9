import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

export const Deck = styled.div`
  display: grid;
  gap: 6px;
`
export const Name = styled.span`
  font-size: ${theme.t13};
  font-weight: 550;
`
export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  padding: ${theme.s3};
  border: ${theme.hair} dashed ${theme.edge};
  border-radius: ${theme.radius};
  b {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`
