import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts'
import { type ChartData, flat, lookOf } from './chart-data.ts'
import { axis, Frame, grid, markLine, still, tip } from './frame.tsx'

export function Lines({ series, rows, height, format, formatAxis = format, most, mark }: ChartData) {
  return (
    <Frame height={height}>
      <LineChart data={flat(rows)} margin={{ top: 12, right: 44, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" {...axis} minTickGap={28} tickMargin={6} />
        <YAxis
          {...axis}
          axisLine={false}
          width="auto"
          tickFormatter={(value: number) => formatAxis(value)}
          domain={[0, most ?? 'auto']}
        />
        {tip(format)}
        {mark && <ReferenceLine y={mark.at} {...markLine} label={{ value: mark.label, position: 'insideTopLeft' }} />}
        {series.map((one, place) => {
          const { colour, dash } = lookOf(one, place)
          return (
            <Line
              key={one.key}
              dataKey={one.key}
              name={one.label}
              stroke={colour}
              strokeWidth={2}
              strokeDasharray={dash}
              dot={rows.length === 1}
              {...still}
            />
          )
        })}
      </LineChart>
    </Frame>
  )
}
