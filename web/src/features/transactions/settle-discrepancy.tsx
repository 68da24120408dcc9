import type { Discrepancy } from '@storyright/contracts/http'
import { offerLimits, type Settlement } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { discrepancyLabels } from '../../entities/offer/discrepancy-labels.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { Meta } from '../../ui/text/text.ts'
import { DiscrepancySentence } from './discrepancy-sentence.tsx'
import { settlementWords } from './discrepancy-words.ts'
import { useSettleDiscrepancyMutation } from './transactions.api.ts'

/** Asks how a difference is settled, and why so; both are kept in the audit trail. */
export function SettleDiscrepancy({ discrepancy, onClose }: { discrepancy: Discrepancy; onClose: () => void }) {
  const { id, kind, settlements } = discrepancy
  const [how, setHow] = useState<Settlement>(settlements[0]!)
  const [settle, { isLoading }] = useSettleDiscrepancyMutation()
  const { label, effect, done } = settlementWords[how]
  const confirm = async (note: string) => {
    const send = () => settle({ id, how, note }).unwrap()
    if (await runWithToast(send, { title: 'Discrepancy Settled', description: done }, 'It could not be settled'))
      onClose()
  }
  return (
    <ReasonDialog
      title={`Settle: ${discrepancyLabels[kind]}`}
      description={<DiscrepancySentence discrepancy={discrepancy} />}
      confirm={label}
      danger={how === 'refund'}
      busy={isLoading}
      reason={whySo}
      onClose={onClose}
      onConfirm={(note) => void confirm(note)}
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
    </ReasonDialog>
  )
}

const whySo = {
  label: 'Reason',
  help: 'Kept in the audit trail.',
  maximum: offerLimits.settlementNote,
  missing: 'Please say why',
}
