import type { User } from '@storyright/contracts/http'
import { dayAndTime, limits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { statusLabels } from '../../entities/person/account-status.tsx'
import { nameOf } from '../../entities/person/name-of.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { webAddress } from '../../shared/web-address.ts'
import { Button } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import { Note } from '../../ui/state/note.tsx'
import { type Seen, useVerifyAgentMutation, type Verdict } from './administration.api.ts'
import * as S from './administration.styles.ts'
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

const none = 'Not given'

function ApplicationDetails({ agent }: { agent: User }) {
  const {
    firstName,
    lastName,
    email,
    username,
    phoneNumber,
    address,
    companyName,
    agencyContactPhone,
    agencyYearsInBusiness,
  } = agent
  const facts = [
    { term: 'First name', value: firstName },
    { term: 'Last name', value: lastName },
    { term: 'Email', value: email },
    { term: 'Phone', value: phoneNumber ?? none },
    { term: 'Username', value: username ?? none },
    { term: 'Address', value: address ?? none },
    { term: 'Agency name', value: companyName ?? none },
    { term: 'Agency website', value: <Website text={agent.agencyWebsite} /> },
    { term: 'Agency phone', value: agencyContactPhone ?? none },
    { term: 'Years in business', value: agencyYearsInBusiness ?? none },
    { term: 'Submitted', value: dayAndTime(agent.agentVerificationSubmittedAt ?? agent.createdAt) },
  ]
  return (
    <>
      <Facts facts={facts} />
      <S.Words>
        <div>
          <dt>Notable clients and achievements</dt>
          <dd>{agent.agencyClientList ?? none}</dd>
        </div>
        <div>
          <dt>Credentials</dt>
          <dd>{agent.agencyCredentials ?? none}</dd>
        </div>
      </S.Words>
    </>
  )
}

function Website({ text }: { text: string | null }) {
  const address = webAddress(text)
  if (!text || !address) return text ?? none
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
