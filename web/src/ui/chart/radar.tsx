import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar as RadarArea, RadarChart } from 'recharts'
import { theme } from '../theme/theme.ts'
import { type ChartData, flat, lookOf } from './chart-data.ts'
import { Frame, still, tip } from './frame.tsx'

type Tick = {
  x?: number | string
  y?: number | string
  cy?: number | string
  textAnchor?: string
  payload?: { value: string }
}

/** A name of two words stands on two lines, so that it has room beside the drawing on a phone. */
function name({ x = 0, y = 0, cy = 0, textAnchor = 'middle', payload }: Tick) {
  const [first, ...rest] = (payload?.value ?? '').split(' ')
  return (
    <text
      x={x}
      y={y}
      textAnchor={textAnchor as 'middle'}
      dy={rest.length === 0 ? 4 : textAnchor === 'middle' && Number(y) < Number(cy) ? -14 : -2}
    >
      <tspan x={x}>{first}</tspan>
      {rest.length > 0 && (
        <tspan x={x} dy={15}>
          {rest.join(' ')}
        </tspan>
      )}
    </text>
  )
}

export function Radar({ series, rows, height, format, most = 100 }: ChartData) {
  return (
    <Frame height={height}>
      <RadarChart data={flat(rows)} outerRadius="68%" accessibilityLayer={false}>
        <PolarGrid stroke={theme.line} />
        <PolarAngleAxis dataKey="label" tick={name} tickLine={false} stroke={theme.line} />
        <PolarRadiusAxis domain={[0, most]} tick={false} axisLine={false} />
        {tip(format)}
        {series.map((one, place) => {
          const { colour } = lookOf(one, place)
          return (
            <RadarArea
              key={one.key}
              dataKey={one.key}
              name={one.label}
              stroke={colour}
              strokeWidth={2}
              fill={colour}
              fillOpacity={0.12}
              {...still}
            />
          )
        })}
      </RadarChart>
    </Frame>
  )
}
