import styled from 'styled-components'
import { tabular } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.s4};
  > :last-child {
    flex: 1 1 240px;
    max-width: 420px;
  }
`
/** Three beside one another have room from the widest on; narrower they would be all axis. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.s8} ${theme.s10};
  ${below.bar} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.s3};
  color: ${theme.ink2};
  b {
    font: 420 28px/1.1 ${theme.serif};
    ${tabular}
    color: ${theme.ink};
  }
`
