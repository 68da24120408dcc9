import styled from 'styled-components'
import { meta, tabular } from '../../../ui/text/text.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Head = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: ${theme.s5};
  align-items: start;
  h2 {
    margin-block: 8px 2px;
  }
  ${below.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
    gap: ${theme.s4};
    h2 {
      font-size: ${theme.t21};
    }
  }
`
export const States = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2};
`
export const Ids = styled.p`
  ${meta} margin-top: ${theme.s1};
  overflow-wrap: anywhere;
`
export const Amount = styled.p`
  text-align: right;
  b {
    display: block;
    font: 420 ${theme.t28} / 1.1 ${theme.serif};
    ${tabular}
  }
  ${below.phone} {
    grid-column: 1 / -1;
    text-align: left;
    display: flex;
    gap: 12px;
    align-items: baseline;
  }
`
