import type { Flagged } from '@storyright/contracts/http'
import {
  communityLimits,
  type ForumCategory,
  forumCategories,
  forumCategoryLabels,
  type ModerationAction,
} from '@storyright/contracts/vocabulary'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { isAhead } from '../../shared/is-ahead.ts'
import { Button } from '../../ui/button/button.tsx'
import { type Reason, ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { actionWords } from './action-words.ts'
import { Case } from './case.tsx'
import * as S from './moderation.styles.ts'
import { type Answer, useDecide } from './use-decide.ts'

type DecideProps = {
  flagged: Flagged
  selfId: string
  /** What takes the focus when another text is read. */
  region: RefObject<HTMLElement | null>
  back: ReactNode
  onStep: (by: 1 | -1) => void
  onSettled: () => void
  onLate: (message: string) => void
}

/** A text with what can be done about it, by buttons and, while the focus is inside, by keys. */
export function Decide({ flagged, selfId, region, back, onStep, onSettled, onLate }: DecideProps) {
  const headingId = useId()
  const [asked, setAsked] = useState<{ action: AskedAction; id: string } | null>(null)
  const { decide, isDeciding } = useDecide(onLate)
  const can = actionsFor(flagged, selfId)
  const actions = [...can.decisions, ...can.besides]

  const answer = async (given: Answer) => {
    const outcome = await decide(flagged, given)
    if (outcome === 'failed') return
    setAsked(null)
    if (outcome === 'done') onSettled()
  }
  const act = (action: ModerationAction) => {
    if (isAsked(action)) setAsked({ action, id: flagged.id })
    else void answer({ action })
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    // A dialog’s keys come this way, too, though it stands elsewhere in the page.
    if (!currentTarget.contains(target as Node) || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
      return
    const action = shortcuts[key.toLowerCase()]
    if (key === 'j') onStep(1)
    else if (key === 'k') onStep(-1)
    else if (action && actions.includes(action)) act(action)
    else return
    event.preventDefault()
  }
  return (
    <S.Reading ref={region} tabIndex={-1} aria-labelledby={headingId} onKeyDown={press}>
      <S.PhoneOnly>{back}</S.PhoneOnly>
      {/* Another text has buttons of its own, so that the focus does not stay on one for the text before. */}
      <S.Decide key={flagged.id}>
        <Case flagged={flagged} headingId={headingId} />
        <Answers flagged={flagged} can={can} busy={isDeciding} onAct={act} />
        <S.Keys>
          <Meta>J next, K previous, E keep, R remove, W warn, M mute.</Meta>
        </S.Keys>
      </S.Decide>
      {asked?.id === flagged.id && (
        <DecisionDialog
          action={asked.action}
          flagged={flagged}
          busy={isDeciding}
          onClose={() => setAsked(null)}
          onAnswer={(given) => void answer(given)}
        />
      )}
    </S.Reading>
  )
}

type AnswersProps = {
  flagged: Flagged
  can: ReturnType<typeof actionsFor>
  busy: boolean
  onAct: (action: ModerationAction) => void
}

/** The buttons: the decisions first, then what may come besides. */
function Answers({ flagged, can: { isOwn, decisions, besides }, busy, onAct }: AnswersProps) {
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

/** What can be done about a text now: the decisions it waits for, and what may come besides. About one’s own, nothing. */
function actionsFor({ status, author, discussion }: Flagged, selfId: string) {
  const isOwn = author.id === selfId
  const decisions: ModerationAction[] = status === 'open' ? ['remove', 'keep'] : []
  const about: ModerationAction[] = ['warn', isAhead(author.mutedUntil) ? 'unmute' : 'mute']
  const place: ModerationAction[] = discussion
    ? [discussion.isLocked ? 'unlock' : 'lock', 'move', discussion.isSticky ? 'unstick' : 'stick']
    : []
  return isOwn ? { isOwn, decisions: [], besides: [] } : { isOwn, decisions, besides: [...about, ...place] }
}

/** Keys that act on the text being read. */
const shortcuts: Readonly<Record<string, ModerationAction>> = { e: 'keep', r: 'remove', w: 'warn', m: 'mute' }
const keyOf = (action: ModerationAction) =>
  Object.keys(shortcuts)
    .find((key) => shortcuts[key] === action)
    ?.toUpperCase()

type AskedAction = Extract<ModerationAction, 'remove' | 'warn' | 'mute' | 'move'>
const isAsked = (action: ModerationAction): action is AskedAction => ['remove', 'warn', 'mute', 'move'].includes(action)

type DecisionDialogProps = {
  action: AskedAction
  flagged: Flagged
  busy: boolean
  onClose: () => void
  onAnswer: (answer: Answer) => void
}

/** Asks what a decision needs besides: a reason that the author is told, for how long, where to. */
function DecisionDialog({ action, flagged, busy, onClose, onAnswer }: DecisionDialogProps) {
  const [hours, setHours] = useState('24')
  const elsewhere = forumCategories.filter((category) => category !== flagged.discussion?.category)
  const [category, setCategory] = useState<ForumCategory>(elsewhere[0]!)
  const { label, title, effect } = actionWords(action, flagged)
  const answer = (reason: string) => {
    if (action === 'mute') onAnswer({ action, reason, hours: Number(hours) })
    else onAnswer(action === 'move' ? { action, category } : { action, reason })
  }
  return (
    <ReasonDialog
      title={title}
      description={effect}
      confirm={label}
      danger={action === 'remove' || action === 'mute'}
      busy={busy}
      reason={action === 'move' ? null : whySo}
      onClose={onClose}
      onConfirm={answer}
    >
      {action === 'mute' && <LabelledSelect label="For" options={times} value={hours} onChange={setHours} />}
      {action === 'move' && (
        <LabelledSelect
          label="To"
          options={elsewhere.map((value) => ({ value, label: forumCategoryLabels[value] }))}
          value={category}
          onChange={setCategory}
        />
      )}
    </ReasonDialog>
  )
}

const times = [
  { value: '24', label: '24 hours' },
  { value: '72', label: '3 days' },
  { value: '168', label: '7 days' },
  { value: '720', label: '30 days' },
  { value: String(communityLimits.muteHoursMaximum), label: 'A year' },
]
const whySo: Reason = {
  label: 'Reason',
  help: 'The author sees exactly this text.',
  maximum: communityLimits.moderationReason,
  missing: 'Please say why: the author sees it',
}
