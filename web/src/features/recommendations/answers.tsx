import { ratings } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ThumbsDown, ThumbsUp } from '../../ui/icon/icons.ts'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './entry.styles.ts'
import { answers, useRate } from './use-rate.ts'

type AnswersProps = { listingId: string; title: string; onDismiss: () => void }
const icon = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Whether it was a good recommendation: yes keeps it here, no takes it out. */
export function Answers({ listingId, title, onDismiss }: AnswersProps) {
  const [isGood, setGood] = useState(false)
  const rate = useRate()
  const keep = () => {
    if (isGood) return
    setGood(true)
    void rate(listingId, ratings.positive)
  }
  const about = <VisuallyHidden>{` (${title})`}</VisuallyHidden>
  return (
    <S.Answers>
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
    </S.Answers>
  )
}
