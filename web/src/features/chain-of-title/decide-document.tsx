import { limits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { carryOut } from '../../shared/carry-out.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { type Decision, type FiledDocument, useDecideDocumentMutation } from './chain.api.ts'
import { nameOf } from './name-of.ts'

type DecideDocumentProps = { document: FiledDocument; verdict: Decision['status']; onClose: () => void }

/** Asks before a document is verified or rejected; a rejection says why. */
export function DecideDocument({ document, verdict, onClose }: DecideDocumentProps) {
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [decide, { isLoading }] = useDecideDocumentMutation()
  const { deed, effect, doneTitle, done, failed } = words[verdict]
  const isMissing = verdict === 'rejected' && reason.trim() === ''
  const confirm = async () => {
    setIsTried(true)
    if (isMissing) return
    const decision = { id: document.id, status: verdict, ...(verdict === 'rejected' && { reason: reason.trim() }) }
    const said = { title: doneTitle, description: `${nameOf(document)} ${done}` }
    if (await carryOut(() => decide(decision).unwrap(), said, failed)) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`${deed} “${nameOf(document)}”?`}
      description={effect}
      confirm={deed}
      danger={verdict === 'rejected'}
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      {verdict === 'rejected' && (
        <Field label="Reason" {...(isTried && isMissing && { error: 'Please say why the document is rejected' })}>
          <Textarea
            value={reason}
            maxLength={limits.longText}
            count={{ max: limits.longText, unit: 'characters' }}
            aria-required
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}

const words = {
  verified: {
    deed: 'Verify',
    effect: 'A verified document is closed: it can be neither changed nor removed.',
    doneTitle: 'Document Verified',
    done: 'is verified.',
    failed: 'Verification failed',
  },
  rejected: {
    deed: 'Reject',
    effect: 'The agent reads the reason beside the document and can mend it.',
    doneTitle: 'Document Rejected',
    done: 'is rejected.',
    failed: 'Rejection failed',
  },
} as const
