import { Bar, BarChart, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts'
import { type ChartData, type ChartRow, chartTones, flat, lookOf } from './chart-data.ts'
import { axis, Frame, markLine, still } from './frame.tsx'

const labelWidth = 128
const thickest = 30
/** Letters that fit beside the bars. */
const fit = 18

type Shape = { x?: number; y?: number; width?: number; height?: number; payload?: ChartRow }
type Tick = { x?: number | string; y?: number | string; index?: number }

/** Each bar says its figure at its end; a thicker one weighs more. */
export function LyingBars({ series, rows, height, format, formatAxis = format, most, mark }: ChartData) {
  const [one] = series
  if (!one) return null
  const own = lookOf(one, 0).colour
  // At the end of the longest bar its figure still has to fit.
  const room = Math.max(64, ...rows.map(({ values }) => 16 + 8 * format(values[one.key] ?? 0).length))
  const bar = ({ x = 0, y = 0, width = 0, height: room = 0, payload }: Shape) => {
    const thick = Math.min(room, Math.max(8, thickest * (payload?.weight ?? 0.5)))
    const fill = payload?.tone ? chartTones[payload.tone] : own
    return <rect x={x} y={y + (room - thick) / 2} width={Math.max(1, width)} height={thick} fill={fill} />
  }
  const name = ({ x = 0, y = 0, index = 0 }: Tick) => {
    const { label = '', note } = rows[index] ?? {}
    return (
      <text x={Number(x) - labelWidth + 8} y={Number(y)} dy={note ? -3 : 4}>
        <tspan className="label">{label.length > fit ? `${label.slice(0, fit - 1)}…` : label}</tspan>
        {note && (
          <tspan x={Number(x) - labelWidth + 8} dy={16}>
            {note}
          </tspan>
        )}
      </text>
    )
  }
  return (
    <Frame height={height}>
      <BarChart
        layout="vertical"
        data={flat(rows)}
        margin={{ top: mark ? 24 : 4, right: room, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis
          type="number"
          {...axis}
          tickFormatter={(value: number) => formatAxis(value)}
          tickCount={5}
          minTickGap={16}
          domain={[0, most ?? 'auto']}
        />
        <YAxis type="category" dataKey="label" width={labelWidth} {...axis} tick={name} interval={0} />
        <Bar dataKey={one.key} name={one.label} shape={bar as never} {...still}>
          <LabelList
            dataKey={one.key}
            position="right"
            className="label"
            formatter={(value) => format(Number(value))}
          />
        </Bar>
        {mark && (
          <ReferenceLine
            x={mark.at}
            {...markLine}
            ifOverflow="extendDomain"
            label={{ value: mark.label, position: 'top', className: 'mark' }}
          />
        )}
      </BarChart>
    </Frame>
  )
}
