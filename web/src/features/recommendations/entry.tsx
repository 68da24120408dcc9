import type { Recommendation } from '@storyright/contracts/http'
import { matchLabel } from '@storyright/scoring'
import { type ReactNode, useEffect, useRef } from 'react'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Read } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { Answers } from './answers.tsx'
import * as S from './entry.styles.ts'
import type { Dismissal } from './use-dismissals.ts'

export type EntryProps = {
  recommendation: Recommendation
  dismissal: Dismissal
  renderCard: (card: Recommendation['listing']) => ReactNode
  renderAnalysis: (listing: Recommendation['listing']) => ReactNode
}

/** A recommended listing, why it is here, its analysis, and the reader's answer. */
export function Entry({ recommendation, dismissal, renderCard, renderAnalysis }: EntryProps) {
  const { listing, score, reasoning, isExploration } = recommendation
  const state = dismissal.dismissed[listing.id]
  if (state)
    return <Gone title={listing.title} {...(state === 'open' && { onUndo: () => dismissal.undo(listing.id) })} />
  return (
    <S.Entry>
      {renderCard(listing)}
      <S.Beside>
        <S.Why>
          <Match score={score} />
          {isExploration && <Badge tone="orange">Undiscovered · few have seen it yet</Badge>}
          <Read>{reasoning}</Read>
        </S.Why>
        {renderAnalysis(listing)}
        <Answers listingId={listing.id} title={listing.title} onDismiss={() => dismissal.dismiss(listing.id)} />
      </S.Beside>
    </S.Entry>
  )
}

const tones = { high: 'ok', medium: 'wait', low: 'bad' } as const
const words = { high: 'Strong match', medium: 'Fair match', low: 'Loose match' } as const

export function Match({ score }: { score: number }) {
  const match = matchLabel(score)
  return (
    <Badge tone={tones[match]} fill>
      {words[match]} · {score}
      <VisuallyHidden> of 100</VisuallyHidden>
    </Badge>
  )
}

/** Takes the focus from the button that has gone with the entry. */
function Gone({ title, onUndo }: { title: string; onUndo?: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <S.Dismissed>
      <span role="status">{`“${title}” will not be recommended again.`}</span>
      {onUndo && (
        <Button small ref={undo} onClick={onUndo}>
          Undo<VisuallyHidden>{` (${title})`}</VisuallyHidden>
        </Button>
      )}
    </S.Dismissed>
  )
}
