import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts'
import { type ChartData, flat, lookOf } from './chart-data.ts'
import { axis, Frame, grid, still, tip } from './frame.tsx'

export function Columns({ series, rows, height, format, formatAxis = format, most, stacked = false }: ChartData) {
  return (
    <Frame height={height}>
      <BarChart data={flat(rows)} margin={{ top: 12, right: 44, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" {...axis} minTickGap={8} tickMargin={6} />
        <YAxis
          {...axis}
          axisLine={false}
          width="auto"
          tickFormatter={(value: number) => formatAxis(value)}
          domain={[0, most ?? 'auto']}
        />
        {tip(format)}
        {series.map((one, place) => (
          <Bar
            key={one.key}
            dataKey={one.key}
            name={one.label}
            fill={lookOf(one, place).colour}
            maxBarSize={44}
            {...(stacked && { stackId: 'all' })}
            {...still}
          />
        ))}
      </BarChart>
    </Frame>
  )
}
