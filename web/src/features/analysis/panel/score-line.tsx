import type { ReactNode } from 'react'
import { Ring } from '../../../entities/score/ring.tsx'
import { scoreTone } from '../../../entities/score/score.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './analysis-panel.styles.ts'

type ScoreLineProps = { score: number | undefined; tier: string | undefined; children?: ReactNode }

/** The score and its tier; both are still being worked out at first. */
export function ScoreLine({ score, tier, children }: ScoreLineProps) {
  return (
    <S.Score role="status">
      {score === undefined ? (
        <Skeleton $w={64} $h={64} $round />
      ) : (
        <Ring score={score} size={64} {...(tier !== undefined && { word: tier })} />
      )}
      <div>
        <b>Commercial Viability Score</b>
        {tier === undefined || score === undefined ? (
          <Badge tone="off">Analysing...</Badge>
        ) : (
          <Badge tone={scoreTone(score)}>{tier}</Badge>
        )}
      </div>
      {children && <Meta as="div">{children}</Meta>}
    </S.Score>
  )
}
