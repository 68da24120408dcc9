import type { Recommendation } from '@storyright/contracts/http'
import { ratings } from '@storyright/contracts/vocabulary'
import { matchLabel } from '@storyright/scoring'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ThumbsDown, ThumbsUp } from '../../ui/icon/icons.ts'
import { Meta, Read } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import type { Dismissal } from './use-dismissals.ts'
import { answers, useRate } from './use-rate.ts'

// The card's own rule is the entry's.
const EntryItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${theme.s2} ${theme.s8};
  align-items: start;
  border-top: ${theme.hair} solid ${theme.line};
  &:first-child {
    border-top-color: ${theme.ink};
  }
  article {
    border-top: 0;
  }
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: ${theme.s5};
  }
`
const Beside = styled.div`
  display: grid;
  gap: ${theme.s4};
  padding-block: ${theme.s5};
  min-width: 0;
  ${below.rail} {
    padding-block: 0;
  }
`
const Why = styled.div`
  display: grid;
  gap: ${theme.s2};
  justify-items: start;
`
const AnswersBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2};
  button[aria-pressed='true'] {
    background: ${theme.sunk};
    border-color: ${theme.ink};
  }
  ${Meta} {
    min-height: 1.4em;
  }
`
const Dismissed = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  padding-block: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
  color: ${theme.ink2};
`

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
    <EntryItem>
      {renderCard(listing)}
      <Beside>
        <Why>
          <Match score={score} />
          {isExploration && <Badge tone="orange">Undiscovered · few have seen it yet</Badge>}
          <Read>{reasoning}</Read>
        </Why>
        {renderAnalysis(listing)}
        <Answers listingId={listing.id} title={listing.title} onDismiss={() => dismissal.dismiss(listing.id)} />
      </Beside>
    </EntryItem>
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
    <Dismissed>
      <span role="status">{`“${title}” will not be recommended again.`}</span>
      {onUndo && (
        <Button small ref={undo} onClick={onUndo}>
          Undo<VisuallyHidden>{` (${title})`}</VisuallyHidden>
        </Button>
      )}
    </Dismissed>
  )
}

type AnswersProps = { listingId: string; title: string; onDismiss: () => void }
const icon = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Whether it was a good recommendation: yes keeps it here, no takes it out. */
function Answers({ listingId, title, onDismiss }: AnswersProps) {
  const [isGood, setGood] = useState(false)
  const rate = useRate()
  const keep = () => {
    if (isGood) return
    setGood(true)
    void rate(listingId, ratings.positive)
  }
  const about = <VisuallyHidden>{` (${title})`}</VisuallyHidden>
  return (
    <AnswersBox>
      <Button small aria-pressed={isGood} onClick={keep}>
        <ThumbsUp {...icon} />
        <span>
          {answers[ratings.positive]}
          {about}
        </span>
      </Button>
      <Button small onClick={onDismiss}>
        <ThumbsDown {...icon} />
        <span>
          {answers[ratings.negative]}
          {about}
        </span>
      </Button>
      <Meta role="status">{isGood && 'Noted. You will see more like this.'}</Meta>
    </AnswersBox>
  )
}
