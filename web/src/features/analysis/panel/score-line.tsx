import type { ReactNode } from 'react'
import { Ring } from '../../../entities/score/ring.tsx'
import { scoreTone } from '../../../entities/score/score.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Printer } from '../../../ui/icon/icons.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './analysis-panel.styles.ts'

type ScoreLineProps = { score: number | undefined; tier: string | undefined; print: () => void; children?: ReactNode }

/** The score and its tier; both are still being worked out at first. */
export function ScoreLine({ score, tier, print, children }: ScoreLineProps) {
  return (
    <S.Score>
      {score === undefined ? (
        <Skeleton $w={64} $h={64} $round />
      ) : (
        <Ring score={score} size={64} {...(tier !== undefined && { word: tier })} />
      )}
      <div role="status">
        <b>Commercial Viability Score</b>
        {tier === undefined || score === undefined ? (
          <Badge tone="off">Analysing...</Badge>
        ) : (
          <Badge tone={scoreTone(score)}>{tier}</Badge>
        )}
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
