import type { User } from '@storyright/contracts/http'
import { limits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { statusLabels } from '../../entities/person/account-status.tsx'
import { nameOf } from '../../entities/person/name-of.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { type Seen, useVerifyAgentMutation, type Verdict } from './administration.api.ts'
import { ApplicationDetails } from './application-details.tsx'
import { OpenedUser } from './opened-user.tsx'

/** An application that can still be decided: one that was rejected may be approved. */
export const isUndecided = ({ role, status }: User) =>
  role === 'agent' && (status === 'pending_review' || status === 'rejected')

/** An agent's application as it is now, and the decision on it. */
export function ReviewDialog({ agent: listed, onClose }: { agent: User; onClose: () => void }) {
  const [notes, setNotes] = useState('')
  return (
    <Dialog open onOpenChange={onClose} title={`Review ${nameOf(listed)}`} wide>
      <Unsaved when={notes.trim() !== ''} />
      <OpenedUser id={listed.id}>
        {({ user, seen, readAgain }) => (
          <>
            <ApplicationDetails agent={user} />
            {user.status !== 'pending_review' && (
              <Note
                tone="wait"
                role="status"
              >{`This application has been decided. Its account is now: ${statusLabels[user.status]}.`}</Note>
            )}
            {isUndecided(user) && (
              <>
                <Field label="Notes" optional help="They go into the email that tells the applicant of the decision.">
                  <Textarea
                    value={notes}
                    maxLength={limits.longText}
                    count={{ max: limits.longText, unit: 'characters' }}
                    onChange={({ target }) => setNotes(target.value)}
                  />
                </Field>
                <Decide {...{ user, seen, notes }} onDone={onClose} onRefused={readAgain} />
              </>
            )}
          </>
        )}
      </OpenedUser>
    </Dialog>
  )
}

type DecideProps = { user: User; seen: Seen; notes: string; onDone: () => void; onRefused: () => void }

function Decide({ user, seen, notes, onDone, onRefused }: DecideProps) {
  const [verify, { isLoading, originalArgs }] = useVerifyAgentMutation()
  const decide = async (status: Verdict['status']) => {
    const done = { title: 'Agent verification updated', description: `Agent has been ${status}.` }
    const sendVerdict = () => verify({ ...seen, status, notes }).unwrap()
    if (await runWithToast(sendVerdict, done, 'Verification failed')) onDone()
    else onRefused()
  }
  const isBusyWith = (status: Verdict['status']) => isLoading && originalArgs?.status === status
  return (
    <FormActions>
      {user.status === 'pending_review' && (
        <Button variant="danger" busy={isBusyWith('rejected')} disabled={isLoading} onClick={() => decide('rejected')}>
          Reject
        </Button>
      )}
      <Button variant="primary" busy={isBusyWith('approved')} disabled={isLoading} onClick={() => decide('approved')}>
        Approve
      </Button>
    </FormActions>
  )
}
