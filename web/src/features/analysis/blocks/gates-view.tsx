import { Badge } from '../../../ui/badge/badge.tsx'
import { FigureMark } from '../provenance/figure-mark.tsx'
import * as S from './blocks.styles.ts'
import type { ViewProps } from './view-props.ts'

/** Each gate by name, passed or failed, and above them how many are passed. */
export function GatesView({ block, markOf }: ViewProps<'gates'>) {
  return (
    <>
      <S.Passed aria-hidden="true">
        {block.figures
          .toSorted((one, other) => Number(other.passed) - Number(one.passed))
          .map(({ path, passed }) => (
            <i key={path} data-passed={passed || undefined} />
          ))}
      </S.Passed>
      <S.Gates>
        {block.figures.map(({ label, path, passed }) => (
          <li key={path}>
            <span>{label}</span>
            <Badge tone={passed ? 'ok' : 'bad'}>{passed ? 'Pass' : 'Fail'}</Badge>
            <FigureMark from={markOf(path)} />
          </li>
        ))}
      </S.Gates>
    </>
  )
}
