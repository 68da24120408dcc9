import type { Flagged } from '@storyright/contracts/http'
import {
  communityLimits,
  type ForumCategory,
  forumCategories,
  forumCategoryLabels,
  type ModerationAction,
} from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { type Reason, ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { actionWords } from './action-words.ts'
import type { Answer } from './use-decide.ts'

export type AskedAction = Extract<ModerationAction, 'remove' | 'warn' | 'mute' | 'move'>
export const isAsked = (action: ModerationAction): action is AskedAction =>
  ['remove', 'warn', 'mute', 'move'].includes(action)

type DecisionDialogProps = {
  action: AskedAction
  flagged: Flagged
  busy: boolean
  onClose: () => void
  onAnswer: (answer: Answer) => void
}

/** Asks what a decision needs besides: a reason that the author is told, for how long, where to. */
export function DecisionDialog({ action, flagged, busy, onClose, onAnswer }: DecisionDialogProps) {
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
