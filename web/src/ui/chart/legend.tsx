import * as S from './chart.styles.ts'
import { type ChartSeries, lookOf } from './chart-data.ts'

/** Which line or column is which; the table says the same. */
export function Legend({ series, dashed }: { series: readonly ChartSeries[]; dashed: boolean }) {
  return (
    <S.Legend aria-hidden="true">
      {series.map((one, place) => {
        const { colour, dash } = lookOf(one, place)
        return (
          <li key={one.key}>
            <svg width="22" height="10" focusable="false" aria-hidden="true">
              <line
                x1="0"
                x2="22"
                y1="5"
                y2="5"
                stroke={colour}
                strokeWidth={dashed ? 2.5 : 10}
                strokeDasharray={dashed ? dash : '0'}
              />
            </svg>
            {one.label}
          </li>
        )
      })}
    </S.Legend>
  )
}
