import type { Flagged } from '@storyright/contracts/http'
import type { ModerationAction } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/state/note.tsx'
import { actionWords } from './action-words.ts'
import { type actionsFor, keyOf } from './actions-for.ts'
import * as S from './moderation.styles.ts'

type AnswersProps = {
  flagged: Flagged
  can: ReturnType<typeof actionsFor>
  busy: boolean
  onAct: (action: ModerationAction) => void
}

/** The buttons: the decisions first, then what may come besides. */
export function Answers({ flagged, can: { isOwn, decisions, besides }, busy, onAct }: AnswersProps) {
  const [last, setLast] = useState<ModerationAction | null>(null)
  const button = (action: ModerationAction) => ({
    busy: busy && last === action,
    'aria-keyshortcuts': keyOf(action),
    children: actionWords(action, flagged).label,
    onClick: () => {
      setLast(action)
      onAct(action)
    },
  })
  if (isOwn) return <Note>You wrote this, so another administrator decides on it.</Note>
  return (
    <S.Answers>
      <S.Decisions>
        {decisions.map((action) => (
          <Button key={action} variant={action === 'remove' ? 'danger' : 'primary'} {...button(action)} />
        ))}
      </S.Decisions>
      <S.Besides>
        {besides.map((action) => (
          <Button key={action} small {...button(action)} />
        ))}
      </S.Besides>
    </S.Answers>
  )
}
