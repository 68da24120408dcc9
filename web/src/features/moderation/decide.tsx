import type { Flagged } from '@storyright/contracts/http'
import type { ModerationAction } from '@storyright/contracts/vocabulary'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { actionWords } from './action-words.ts'
import { actionsFor, keyOf, shortcuts } from './actions-for.ts'
import { type AskedAction, DecisionDialog, isAsked } from './decision-dialog.tsx'
import * as S from './moderation.styles.ts'
import { type Answer, useDecide } from './use-decide.ts'

type DecideProps = {
  flagged: Flagged
  selfId: string
  children: ReactNode
  onStep: (by: 1 | -1) => void
  onSettled: () => void
  onLate: (says: string) => void
}

/** A text with what can be done about it, by buttons and, while the focus is inside, by keys. */
export function Decide({ flagged, selfId, children, onStep, onSettled, onLate }: DecideProps) {
  const [asked, setAsked] = useState<AskedAction | null>(null)
  const [last, setLast] = useState<ModerationAction | null>(null)
  const { decide, isDeciding } = useDecide(onLate)
  const { isOwn, decisions, besides } = actionsFor(flagged, selfId)

  const answer = async (given: Answer) => {
    setLast(given.action)
    const outcome = await decide(flagged, given)
    if (outcome === 'failed') return
    setAsked(null)
    if (outcome === 'done') onSettled()
  }
  const act = (action: ModerationAction) => (isAsked(action) ? setAsked(action) : void answer({ action }))
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    // A dialog’s keys come this way, too, though it stands elsewhere in the page.
    if (!currentTarget.contains(target as Node) || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
      return
    const action = shortcuts[key.toLowerCase()]
    if (key === 'j') onStep(1)
    else if (key === 'k') onStep(-1)
    else if (action && [...decisions, ...besides].includes(action)) act(action)
    else return
    event.preventDefault()
  }
  const button = (action: ModerationAction) => ({
    busy: isDeciding && last === action,
    'aria-keyshortcuts': keyOf(action),
    onClick: () => act(action),
    children: actionWords(action, flagged).label,
  })
  return (
    <S.Decide onKeyDown={press}>
      {children}
      {isOwn && <Note>You wrote this, so another administrator decides on it.</Note>}
      {!isOwn && (
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
      )}
      <S.Keys>
        <Meta>J and K go to the next and the one before. E keeps, R removes, W warns, M mutes.</Meta>
      </S.Keys>
      {asked && (
        <DecisionDialog
          action={asked}
          flagged={flagged}
          busy={isDeciding}
          onClose={() => setAsked(null)}
          onAnswer={(given) => void answer(given)}
        />
      )}
    </S.Decide>
  )
}
