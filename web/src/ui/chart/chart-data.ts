import { theme } from '../theme/theme.ts'

export const chartTones = {
  ink: theme.ink,
  quiet: theme.offMark,
  accent: theme.accentInk,
  blue: theme.focus,
  ok: theme.okMark,
  wait: theme.waitMark,
  bad: theme.badMark,
} as const
export type ChartTone = keyof typeof chartTones

/** One quantity through all rows. */
export type ChartSeries = { key: string; label: string; tone?: ChartTone }

export type ChartRow = {
  label: string
  /** By the key of its series; `null` where there is none. */
  values: Readonly<Record<string, number | null>>
  /** Bars only: a second line under the label, a colour of its own, and how thick the bar is, from 0 to 1. */
  note?: string
  tone?: ChartTone
  weight?: number
}

export type ChartData = {
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  /** As figures are written, beside a bar, in the tooltip and in the table. */
  format: (value: number) => string
  /** As the axis writes them, where that is shorter. */
  formatAxis?: (value: number) => string
  /** Where the scale ends; else with the largest value. */
  most?: number
  /** A dashed line across, with what it stands for. */
  mark?: { at: number; label: string }
  /** Columns only: on top of one another. */
  stacked?: boolean
  height: number
}

/** Told apart by colour and by dashes alike. */
const looks = [
  { tone: 'ink', dash: '0' },
  { tone: 'accent', dash: '7 4' },
  { tone: 'blue', dash: '2 3' },
  { tone: 'ok', dash: '10 3 2 3' },
  { tone: 'wait', dash: '4 2' },
  { tone: 'quiet', dash: '1 2' },
] as const

/** The colour and dashes of a series, by its place unless it names a tone. */
export function lookOf({ tone }: ChartSeries, place: number) {
  const look = looks[place % looks.length]!
  return { colour: chartTones[tone ?? look.tone], dash: look.dash }
}

/** Rows as the library reads them. */
export const flat = (rows: readonly ChartRow[]) => rows.map(({ values, ...row }) => ({ ...row, ...values }))
