import type { User } from '@storyright/contracts/http'
import { limits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { useVerifyAgentMutation, type Verdict } from './administration.api.ts'
import { ApplicationDetails } from './application-details.tsx'

/** An agent's application, and the decision on it. */
export function ReviewDialog({ agent, onClose }: { agent: User; onClose: () => void }) {
  const [notes, setNotes] = useState('')
  const [verify, { isLoading, originalArgs }] = useVerifyAgentMutation()
  const decide = async (status: Verdict['status']) => {
    const done = { title: 'Agent verification updated', description: `Agent has been ${status}.` }
    const sendVerdict = () => verify({ id: agent.id, status, notes }).unwrap()
    if (await runWithToast(sendVerdict, done, 'Verification failed')) onClose()
  }
  const isBusyWith = (status: Verdict['status']) => isLoading && originalArgs?.status === status
  const actions = (
    <>
      <Button variant="danger" busy={isBusyWith('rejected')} disabled={isLoading} onClick={() => decide('rejected')}>
        Reject
      </Button>
      <Button variant="primary" busy={isBusyWith('approved')} disabled={isLoading} onClick={() => decide('approved')}>
        Approve
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title={`Review ${nameOf(agent)}`} actions={actions} wide>
      <ApplicationDetails agent={agent} />
      <Field label="Notes" optional help="They go into the email that tells the applicant of the decision.">
        <Textarea
          value={notes}
          maxLength={limits.longText}
          count={{ max: limits.longText, unit: 'characters' }}
          onChange={({ target }) => setNotes(target.value)}
        />
      </Field>
    </Dialog>
  )
}
