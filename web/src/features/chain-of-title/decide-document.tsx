import { limits } from '@storyright/contracts/vocabulary'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { type Decision, type FiledDocument, useDecideDocumentMutation } from './chain.api.ts'
import { nameOf } from './name-of.ts'

type DecideDocumentProps = { document: FiledDocument; verdict: Decision['status']; onClose: () => void }

/** Asks before a document is verified or rejected; a rejection says why. */
export function DecideDocument({ document, verdict, onClose }: DecideDocumentProps) {
  const [decide, { isLoading }] = useDecideDocumentMutation()
  const { action, effect, doneTitle, done, failed } = words[verdict]
  const confirm = async (reason: string) => {
    const decision = { id: document.id, status: verdict, ...(verdict === 'rejected' && { reason }) }
    const said = { title: doneTitle, description: `${nameOf(document)} ${done}` }
    if (await runWithToast(() => decide(decision).unwrap(), said, failed)) onClose()
  }
  return (
    <ReasonDialog
      title={`${action} “${nameOf(document)}”?`}
      description={effect}
      confirm={action}
      danger={verdict === 'rejected'}
      busy={isLoading}
      reason={verdict === 'rejected' ? whyRejected : null}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  )
}

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
    effect: 'The agent reads the reason beside the document and can mend it.',
    doneTitle: 'Document Rejected',
    done: 'is rejected.',
    failed: 'Rejection failed',
  },
} as const
