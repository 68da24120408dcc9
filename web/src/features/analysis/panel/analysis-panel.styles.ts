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
  gap: ${theme.s4};
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
export const Currency = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s3};
  padding-bottom: ${theme.s4};
`
export const Typical = styled.details`
  margin-top: ${theme.s6};
  border-top: ${theme.hair} solid ${theme.line};
  padding-top: ${theme.s3};
  > summary {
    cursor: pointer;
    color: ${theme.ink2};
  }
  > p {
    padding-top: ${theme.s2};
    color: ${theme.ink3};
  }
`
export const Note = styled.p`
  padding-block: ${theme.s3};
  max-width: ${theme.measure};
`
export const Lead = styled.p`
  padding-bottom: ${theme.s4};
  max-width: ${theme.measure};
  color: ${theme.ink2};
`
