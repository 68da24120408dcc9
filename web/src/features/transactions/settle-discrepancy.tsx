import type { Discrepancy } from '@storyright/contracts/http'
import { offerLimits, type Settlement } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { carryOut } from '../../shared/carry-out.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { Meta } from '../../ui/text/text.ts'
import { discrepancyLabels, settlementWords } from './discrepancy-words.ts'
import { useSettleDiscrepancyMutation } from './transactions.api.ts'

/** Asks how a difference is settled, and why so; both are kept in the audit trail. */
export function SettleDiscrepancy({ discrepancy, onClose }: { discrepancy: Discrepancy; onClose: () => void }) {
  const { id, kind, says, settlements } = discrepancy
  const [how, setHow] = useState<Settlement>(settlements[0]!)
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [settle, { isLoading }] = useSettleDiscrepancyMutation()
  const isMissing = note.trim() === ''
  const { label, effect, done } = settlementWords[how]
  const confirm = async () => {
    setIsTried(true)
    if (isMissing) return
    const deed = () => settle({ id, how, note: note.trim() }).unwrap()
    if (await carryOut(deed, { title: 'Discrepancy Settled', description: done }, 'It could not be settled')) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Settle: ${discrepancyLabels[kind]}`}
      description={says}
      confirm={label}
      danger={how === 'refund'}
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      {settlements.length > 1 && (
        <RadioList
          legend="How"
          options={settlements.map((value) => ({ value, label: settlementWords[value].label }))}
          value={how}
          onChange={(value) => setHow(value as Settlement)}
        />
      )}
      <Meta role="status">{effect}</Meta>
      <Field label="Reason" help="Kept in the audit trail." {...(isTried && isMissing && { error: 'Please say why' })}>
        <Textarea
          value={note}
          rows={3}
          maxLength={offerLimits.settlementNote}
          count={{ max: offerLimits.settlementNote, unit: 'characters' }}
          aria-required
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
