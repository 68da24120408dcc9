import { type ChainEnd, chainDocumentTypes, isTransfer, limits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { type Decision, type FiledDocument, useDecideDocumentMutation } from './chain.api.ts'

type DecideDocumentProps = { document: FiledDocument; verdict: Decision['status']; onClose: () => void }

/** Asks before a document is verified or rejected; a rejection says why, and so does the confirmation of another name. */
export function DecideDocument({ document, verdict, onClose }: DecideDocumentProps) {
  const [decide, { isLoading }] = useDecideDocumentMutation()
  const { action, effect, doneTitle, done, failed } = words[verdict]
  const [confirms, setConfirms] = useState<ChainEnd | ''>('')
  const confirm = async (reason: string) => {
    const decision: Decision = { id: document.id, status: verdict }
    if (verdict === 'rejected') decision.reason = reason
    if (confirms) Object.assign(decision, { confirms, note: reason })
    const toast = { title: doneTitle, description: `${nameOf(document)} ${done}` }
    if (await runWithToast(() => decide(decision).unwrap(), toast, failed)) onClose()
  }
  return (
    <ReasonDialog
      title={`${action} “${nameOf(document)}”?`}
      description={effect}
      confirm={action}
      danger={verdict === 'rejected'}
      busy={isLoading}
      reason={verdict === 'rejected' ? whyRejected : confirms ? whyConfirmed : null}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    >
      {verdict === 'verified' && isTransfer(document.type) && (
        <LabelledSelect
          label="Who the names stand for"
          options={endsOf(document)}
          value={confirms}
          onChange={setConfirms}
        />
      )}
    </ReasonDialog>
  )
}

const endsOf = ({ grantor, grantee, listing }: FiledDocument): { value: ChainEnd | ''; label: string }[] => [
  { value: '', label: 'As the names say' },
  { value: 'author', label: `${grantor} stands for ${listing.author}, the author` },
  { value: 'agency', label: `${grantee} stands for the agency` },
]

const whyConfirmed = { label: 'Note', maximum: limits.longText, missing: 'Please say why another name is used' }
const whyRejected = {
  label: 'Reason',
  maximum: limits.longText,
  missing: 'Please say why the document is rejected',
}
const words = {
  verified: {
    action: 'Verify',
    effect: 'A verified document is closed: it can be neither changed nor removed.',
    doneTitle: 'Document Verified',
    done: 'is verified.',
    failed: 'Verification failed',
  },
  rejected: {
    action: 'Reject',
    effect: 'The agent sees the reason beside the document and can correct it.',
    doneTitle: 'Document Rejected',
    done: 'is rejected.',
    failed: 'Rejection failed',
  },
} as const

export const nameOf = ({ type, listing }: FiledDocument) => `${chainDocumentTypes[type]} of ${listing.title}`
