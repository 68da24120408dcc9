import { type ReactNode, useState } from 'react'
import { Field } from '../field/field.tsx'
import { Textarea } from '../field/textarea.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
import { Unsaved } from './unsaved.ts'

export type Reason = {
  label: string
  maximum: number
  /** What is said when there is none. */
  missing: string
  help?: ReactNode
}
type ReasonDialogProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> & {
  /** `null` where this answer needs none. */
  reason: Reason | null
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Anything but blanks and what is no sign by itself; the services look more closely. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A question that is answered with a reason; nothing is carried out without one. */
export function ReasonDialog({ reason, children, onClose, onConfirm, ...question }: ReasonDialogProps) {
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = reason !== null && !visible.test(typed)
  const confirm = () => {
    setIsTried(true)
    if (!isMissing) onConfirm(typed.trim())
  }
  return (
    <ConfirmDialog {...question} open onOpenChange={onClose} onConfirm={confirm}>
      {children}
      <Unsaved when={typed.trim() !== ''} />
      {reason && (
        <Field label={reason.label} help={reason.help} error={isTried && isMissing && reason.missing}>
          <Textarea
            value={typed}
            maxLength={reason.maximum}
            count={{ max: reason.maximum, unit: 'characters' }}
            aria-required
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
