import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s5};
  align-items: start;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${below.phone} {
    gap: ${theme.s4};
    grid-template-columns: minmax(0, 1fr);
    > * {
      grid-column: 1 / -1;
    }
  }
`
export const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s3} ${theme.s5};
  > p {
    flex: 1 1 16em;
  }
  ${below.phone} {
    display: grid;
  }
`
