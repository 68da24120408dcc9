import { communityLimits, type FlagReason, flagReasonLabels, flagReasons } from '@storyright/contracts/vocabulary'
import { type FormEvent, useId, useState } from 'react'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { Field } from '../../ui/field/field.tsx'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { useFlagMutation } from './safety.api.ts'
import * as S from './safety.styles.ts'
import { type TextAt, textNouns } from './text-at.ts'

const choices = flagReasons.map((value) => ({ value, label: flagReasonLabels[value] }))
const thanks = { title: 'Thank you', description: 'A moderator will review it, and we will tell you the outcome.' }

/** Tells moderators of a text: why, and what else they should know. */
export function FlagDialog({ subject, subjectId, onClose }: TextAt & { onClose: () => void }) {
  const [reason, setReason] = useState<FlagReason | ''>('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [flag, { isLoading }] = useFlagMutation()
  const form = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!reason || isLoading) return
    const submit = () => flag({ subject, subjectId, reason, note: note.trim() || null }).unwrap()
    if (await runWithToast(submit, thanks, 'Not Flagged')) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Flag this ${textNouns[subject]}`}
      description="It stays where it is until a moderator has decided. We don’t tell its author who flagged it."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={isLoading}>
            Send to moderators
          </Button>
        </>
      }
    >
      <Unsaved when={note.trim() !== ''} />
      <S.Form id={form} noValidate onSubmit={(event) => void send(event)}>
        <RadioList
          legend="What is wrong with it?"
          options={choices}
          value={reason}
          onChange={(chosen) => setReason(chosen as FlagReason)}
          error={isTried && !reason && 'Please choose a reason'}
        />
        <Field label="Note for the moderators" optional>
          <Textarea
            rows={3}
            value={note}
            maxLength={communityLimits.flagNote}
            count={{ max: communityLimits.flagNote, unit: 'characters' }}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </S.Form>
    </Dialog>
  )
}
