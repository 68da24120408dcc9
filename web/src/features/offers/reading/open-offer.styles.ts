import styled from 'styled-components'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Way = styled.div`
  margin-block: ${theme.s8} ${theme.s6};
  ${below.phone} {
    margin-block: ${theme.s6} ${theme.s2};
  }
`
export const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3} ${theme.s5};
  padding: ${theme.s4} ${theme.s5};
  background: ${theme.surface};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  > p {
    flex: 1 1 20em;
    max-width: 54ch;
  }
  b {
    font-weight: 600;
  }
  ${below.phone} {
    > div,
    > div > * {
      flex: 1 1 auto;
    }
  }
`
