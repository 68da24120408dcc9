import type { ReactElement, ReactNode } from 'react'
import { ResponsiveContainer, Tooltip, type TooltipContentProps } from 'recharts'
import { theme } from '../theme/theme.ts'
import * as S from './chart.styles.ts'

/** As wide as there is room. Nothing moves: charts are read, not watched. */
export function Frame({ height, children }: { height: number; children: ReactElement }) {
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
      {children}
    </ResponsiveContainer>
  )
}

/** What all drawings have in common. */
export const still = { isAnimationActive: false } as const
export const axis = { stroke: theme.line, tickLine: false } as const
export const grid = { stroke: theme.line, vertical: false } as const
export const markLine = { stroke: theme.badMark, strokeDasharray: '4 3' } as const

type Tipped = Pick<TooltipContentProps, 'active' | 'label' | 'payload'>

/** The figures under the pointer; those who have none read the table. */
export function tip(format: (value: number) => string) {
  return (
    <Tooltip
      {...still}
      cursor={{ fill: theme.sunk, fillOpacity: 0.6, stroke: theme.edge }}
      content={({ active, label, payload }: Tipped) =>
        active && payload.length > 0 ? <Tip label={label} rows={payload} format={format} /> : null
      }
    />
  )
}

type TipProps = { label: ReactNode; rows: Tipped['payload']; format: (value: number) => string }

const Tip = ({ label, rows, format }: TipProps) => (
  <S.Tip>
    <b>{label}</b>
    {rows.map(({ name, value }) => (
      <div key={String(name)}>{`${String(name)} ${typeof value === 'number' ? format(value) : '–'}`}</div>
    ))}
  </S.Tip>
)
