import type { ReactNode } from 'react'
import { NoForecast } from '../../../entities/score/no-forecast.tsx'
import { Ring } from '../../../entities/score/ring.tsx'
import { provisionally, viabilityBadge } from '../../../entities/score/score.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Printer } from '../../../ui/icon/icons.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './analysis-panel.styles.ts'

type ScoreLineProps = {
  score: number | undefined
  tier: string | undefined
  isProvisional?: boolean | undefined
  print: () => void
  children?: ReactNode
}

/** The score and its tier; both are still being worked out at first. */
export function ScoreLine({ score, tier, isProvisional = false, print, children }: ScoreLineProps) {
  return (
    <S.Score>
      {score === undefined ? (
        <Skeleton $w={64} $h={64} $round />
      ) : (
        <Ring score={score} size={64} isProvisional={isProvisional} />
      )}
      <div role="status">
        <b>Commercial Viability Score</b>
        {tier === undefined || score === undefined ? (
          <Badge tone="off">Analysing...</Badge>
        ) : (
          <Badge tone={viabilityBadge(score)}>{provisionally(tier, isProvisional)}</Badge>
        )}
        <NoForecast />
      </div>
      {children && <Meta as="div">{children}</Meta>}
      {tier !== undefined && (
        <Button small onClick={print}>
          <Printer size={15} aria-hidden="true" />
          Print or save as PDF
        </Button>
      )}
    </S.Score>
  )
}
