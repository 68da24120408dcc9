import styled from 'styled-components'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import { forcedColors, theme } from '../theme/theme.ts'

const Face = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: ${theme.badMark};
  color: ${theme.paper};
  ${forcedColors} {
    forced-color-adjust: none;
  }
  font: 600 12px/1 ${theme.sans};
  font-variant-numeric: tabular-nums;
`

/** How many want attention; the label says of what: "2 errors". */
export function Count({ value, label }: { value: number; label: string }) {
  return (
    <Face>
      {value}
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </Face>
  )
}
