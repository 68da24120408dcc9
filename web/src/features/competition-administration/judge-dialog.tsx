import type { Competition, JudgedEntry } from '@storyright/contracts/http'
import { competitionLimits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { useJudgeEntryMutation } from './competition-administration.api.ts'

export type Verdict = 'entered' | 'shortlisted' | 'chosen'

type JudgeDialogProps = { competition: Competition; entry: JudgedEntry; verdict: Verdict; onClose: () => void }

/** Asks before an entry is judged, says what follows, and takes a note to the entrant. */
export function JudgeDialog({ competition, entry, verdict, onClose }: JudgeDialogProps) {
  const [note, setNote] = useState('')
  const [judge, { isLoading }] = useJudgeEntryMutation()
  const { title, says: message, confirm, done } = wordsFor(verdict, competition, entry)
  const send = () =>
    judge({ competitionId: competition.id, entryId: entry.id, status: verdict, note: note.trim() || null }).unwrap()
  const answer = async () => {
    await runWithToast(send, { title: done, description: 'We notify the entrant.' }, 'Not Done')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={message}
      confirm={confirm}
      busy={isLoading}
      wide
      onConfirm={() => void answer()}
    >
      <Unsaved when={note.trim() !== ''} />
      <Field label="Note to the entrant" optional>
        <Textarea
          value={note}
          maxLength={competitionLimits.note}
          count={{ max: competitionLimits.note, unit: 'characters' }}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}

function wordsFor(verdict: Verdict, competition: Competition, { entrant, offer }: JudgedEntry) {
  const name = nameOf(entrant)
  if (verdict === 'chosen')
    return {
      title: `Choose ${name}?`,
      says: `This decides “${competition.title}” and cannot be undone. ${othersOf(competition)} Everyone sees what was chosen: ${offer ? `“${offer.listingTitle}”, entered by ${name}` : `a pitch by ${name}`}.`,
      confirm: 'Choose This Entry',
      done: 'Entry Chosen',
    }
  if (verdict === 'shortlisted')
    return {
      title: `Shortlist ${name}?`,
      says: `We tell ${name} that the entry is on the shortlist.`,
      confirm: 'Shortlist',
      done: 'Entry Shortlisted',
    }
  return {
    title: `Take ${name} off the shortlist?`,
    says: `We tell ${name} that the entry is no longer on the shortlist.`,
    confirm: 'Take Off Shortlist',
    done: 'Taken Off the Shortlist',
  }
}

function othersOf({ entries }: Competition): string {
  const others = (entries ?? 1) - 1
  if (others < 1) return 'We notify the entrant.'
  return `We notify the entrant, and tell ${others === 1 ? 'the other one' : `the ${others} others`} that another entry was chosen.`
}
