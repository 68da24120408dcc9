import styled from 'styled-components'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.s4};
  padding-bottom: ${theme.s6};
  max-width: 820px;
  > fieldset {
    flex: 0 1 240px;
  }
  > button {
    margin-inline-start: auto;
  }
  ${below.phone} {
    > fieldset {
      flex-basis: 100%;
    }
  }
`
export const Days = styled.div`
  display: grid;
  gap: ${theme.s5};
  max-width: 820px;
  h2 {
    font: 600 ${theme.t15} / ${theme.lhText} ${theme.sans};
    letter-spacing: 0;
  }
`
export const Waiting = styled.div`
  display: grid;
  gap: ${theme.s3};
  max-width: 820px;
`
export const Foot = styled.div`
  max-width: 820px;
  padding-top: ${theme.s6};
`
