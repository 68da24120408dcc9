import styled from 'styled-components'
import { below, theme } from '../../../ui/theme/theme.ts'

/** As high as an analysis is at least, so that what follows hardly moves. */
export const Panel = styled.section`
  min-height: 760px;
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s3};
  border-top: ${theme.hair} solid ${theme.ink};
  padding-top: ${theme.s4};
  && h2 {
    flex: 1 1 14em;
    margin: 0;
  }
  ${below.phone} {
    && h2 {
      flex-basis: 100%;
    }
  }
`
export const Score = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  padding-block: ${theme.s5};
  > button {
    margin-left: auto;
  }
  ${below.phone} {
    > button {
      margin-left: 0;
    }
  }
  b {
    display: block;
    font: 420 ${theme.t17} / 1.3 ${theme.serif};
  }
`
export const Says = styled.p`
  padding-bottom: ${theme.s4};
  max-width: ${theme.measure};
  color: ${theme.ink2};
`
