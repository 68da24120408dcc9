import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

const Line = styled.svg`
  display: block;
  width: 120px;
  height: 24px;
  overflow: visible;
  path {
    fill: none;
    stroke: ${theme.ink2};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`
const points = 60

/** How a figure went, at the size of a word: a shape beside the number that says the figure. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const shown = shortened(values)
  const most = Math.max(1, ...shown)
  const step = 100 / Math.max(1, shown.length - 1)
  const path = shown.map((value, place) => `${(place * step).toFixed(1)} ${(20 - (value / most) * 20).toFixed(1)}`)
  return (
    <Line viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${path.join('L')}`} />
    </Line>
  )
}

/** Adds neighbours up until they can be drawn. */
function shortened(values: readonly number[]) {
  const size = Math.ceil(values.length / points)
  if (size <= 1) return values.length === 1 ? [values[0]!, values[0]!] : values
  return Array.from({ length: Math.ceil(values.length / size) }, (_none, place) =>
    values.slice(place * size, (place + 1) * size).reduce((sum, value) => sum + value, 0),
  )
}
