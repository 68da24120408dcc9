import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Summary = styled.aside`
  position: sticky;
  top: 84px;
  ${below.rail} {
    position: static;
  }
`
export const Subject = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.ink};
  padding-block: ${theme.s4};
  h2 {
    font-size: ${theme.t21};
  }
  p + p {
    margin-top: 6px;
  }
  ${below.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
    h2 {
      font-size: ${theme.t17};
    }
  }
`
export const Words = styled.span`
  display: block;
  max-width: 16em;
  white-space: normal;
  overflow-wrap: anywhere;
  text-align: right;
`
export const When = styled.ol`
  margin-top: ${theme.s5};
  display: grid;
  gap: 10px;
  li {
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);
    gap: ${theme.s4};
    font-size: ${theme.t13};
  }
  span {
    color: ${theme.ink2};
  }
  b {
    font-weight: 550;
  }
  ${below.rail} {
    display: none;
  }
`
