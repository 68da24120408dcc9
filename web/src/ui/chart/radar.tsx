import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar as RadarArea, RadarChart } from 'recharts'
import { theme } from '../theme/theme.ts'
import { type ChartData, flat, lookOf } from './chart-data.ts'
import { Frame, still, tip } from './frame.tsx'

export function Radar({ series, rows, height, format, most = 100 }: ChartData) {
  return (
    <Frame height={height}>
      <RadarChart data={flat(rows)} outerRadius="68%" accessibilityLayer={false}>
        <PolarGrid stroke={theme.line} />
        <PolarAngleAxis dataKey="label" tickLine={false} stroke={theme.line} />
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
