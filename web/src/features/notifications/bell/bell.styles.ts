import styled from 'styled-components'
import { Meta } from '../../../ui/text/text.ts'
import { below, forcedColors, theme } from '../../../ui/theme/theme.ts'

export const Place = styled.div`
  position: relative;
  display: flex;
`
/** How many, on the bell's shoulder; its label says it in words. */
export const Unread = styled.span`
  position: absolute;
  top: 0;
  left: calc(50% + 2px);
  min-width: 17px;
  padding: 0 4px;
  border-radius: 9px;
  border: 1px solid ${theme.paper};
  background: ${theme.accent};
  color: ${theme.onAccent};
  ${forcedColors} {
    forced-color-adjust: none;
  }
  font: 600 11px/15px ${theme.sans};
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
  ${below.phone} {
    top: 5px;
  }
`
export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s4};
  padding: 0 ${theme.s2} ${theme.s1};
  border-bottom: ${theme.hair} solid ${theme.line};
  h2 {
    font-size: ${theme.t21};
  }
`
export const Foot = styled.footer`
  padding: ${theme.s2};
  border-top: ${theme.hair} solid ${theme.line};
  a {
    display: inline-block;
    padding-block: ${theme.s2};
  }
`
export const Aside = styled(Meta)`
  padding: ${theme.s6} ${theme.s2};
`
export const Waiting = styled.div`
  display: grid;
  gap: ${theme.s3};
  padding: ${theme.s3} ${theme.s2};
`
export const Fault = styled.div`
  padding: ${theme.s3} ${theme.s2};
`
