import { FigureMark } from '../provenance/figure-mark.tsx'
import * as S from './blocks.styles.ts'
import type { ViewProps } from './view-props.ts'

export function FactsView({ block, markOf }: ViewProps<'facts'>) {
  return (
    <S.Facts>
      {block.figures.map(({ label, path, value, isLoss }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <S.Figure $loss={isLoss}>{value}</S.Figure>
            <FigureMark from={markOf(path)} />
          </dd>
        </div>
      ))}
    </S.Facts>
  )
}
