import styled from 'styled-components'
import { meta } from '../text/text.ts'
import { theme } from '../theme/theme.ts'

export const Figure = styled.figure`
  position: relative;
  min-width: 0;
`
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s1} ${theme.s4};
  min-height: ${theme.controlS};
  > button {
    margin: 0 calc(-1 * ${theme.s3}) 0 auto;
  }
`
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s1} ${theme.s4};
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    ${meta}
    color: ${theme.ink2};
  }
`
// Words stay readable where a line runs behind them.
export const Picture = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  margin-top: ${theme.s2};
  svg text {
    font: 400 13px ${theme.sans};
    font-variant-numeric: tabular-nums lining-nums;
    fill: ${theme.ink3};
  }
  svg .label {
    fill: ${theme.ink};
    font-weight: 550;
    paint-order: stroke;
    stroke: ${theme.paper};
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  svg .mark {
    fill: ${theme.bad};
  }
  *:focus {
    outline: none;
  }
`
/** Wider than the page, it is moved sideways by itself. */
export const Rows = styled.div`
  margin-top: ${theme.s3};
  max-height: 420px;
  overflow: auto;
`
export const Tip = styled.div`
  padding: ${theme.s2} ${theme.s3};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  box-shadow: ${theme.float};
  ${meta}
  color: ${theme.ink2};
  b {
    display: block;
    color: ${theme.ink};
    font-weight: 600;
  }
`
