import type { Offer } from '@storyright/contracts/http'
import { isVisible, offerLimits, offerMessages } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import styled from 'styled-components'
import { otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import { isApiError } from '../../../shared/api-error.ts'
import { useCurrentUser } from '../../../shared/current-user.ts'
import { serverFaults } from '../../../shared/form/server-faults.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { webAddress } from '../../../shared/web-address.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Fold } from '../../../ui/data/fold.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { FileText } from '../../../ui/icon/icons.ts'
import { Note } from '../../../ui/state/note.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { useSignAgreementMutation } from '../offers.api.ts'

const Details = styled(Fold)`
  border-bottom: 0;
  summary {
    padding-block: ${theme.s2};
    color: ${theme.ink2};
  }
  summary::after {
    top: 2px;
    font-size: ${theme.t21};
  }
  p {
    overflow-wrap: anywhere;
  }
`

type SignAgreementProps = { offer: Offer; side: Side; onClose: () => void }

/** Signing by typing one's own name, once the agreement was opened; what is signed is the text that was opened. */
export function SignAgreement({ offer, side, onClose }: SignAgreementProps) {
  const { agreement, listing } = offer
  const { user } = useCurrentUser()
  const [readHash, setReadHash] = useState<string | null>(null)
  const [isOutdated, setIsOutdated] = useState(false)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [sign, { isLoading }] = useSignAgreementMutation()
  const address = webAddress(agreement?.url)
  if (!agreement || !address || agreement[side]) return null
  const hasChanged = isOutdated || (readHash !== null && readHash !== agreement.textHash)
  const isRead = readHash !== null && !hasChanged
  const other = otherSide[side]
  const description = agreement[other] ? 'Both parties have signed.' : `The ${other} has still to sign.`
  const read = () => {
    setReadHash(agreement.textHash)
    setIsOutdated(false)
  }
  const confirm = async () => {
    setFault(isVisible(name) ? null : offerMessages.nameRequired)
    if (!isVisible(name) || !isRead) return
    const { error } = await sign({ id: offer.id, name: name.trim(), textHash: readHash })
    const message = serverFaults(error, { name }).name
    if (message) return setFault(message)
    if (isApiError(error) && error.problem?.code === 'OTHER_TEXT') return setIsOutdated(true)
    const signed = async () => {
      if (error) throw error
    }
    const done = { title: 'Agreement Signed', description }
    if (await runWithToast(signed, done, 'The agreement was not signed')) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Sign the agreement on “${listing.title}”`}
      description="Open the option agreement and read it. Typing your name below signs it."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isRead} busy={isLoading} onClick={() => void confirm()}>
            Sign agreement
          </Button>
        </>
      }
    >
      {hasChanged && (
        <Note tone="wait" role="alert">
          The text has changed since you opened it. Read again before you sign.
        </Note>
      )}
      <div>
        <ButtonLink href={address} target="_blank" rel="noopener" onClick={read}>
          <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
          <span>{hasChanged ? 'Read again (PDF)' : 'Open the agreement (PDF)'}</span>
        </ButtonLink>
      </div>
      <Field
        label="Your full name"
        {...(fault && { error: fault })}
        help={
          <>
            {user && (
              <span>
                Type your name exactly as on your account: <b>{`${user.firstName} ${user.lastName}`}</b>.{' '}
              </span>
            )}
            <span>
              {isRead ? 'Your name, the time and the fingerprint of the text are kept.' : 'Open the agreement first.'}
            </span>
          </>
        }
      >
        <Input
          value={name}
          autoComplete="name"
          maxLength={offerLimits.signature}
          aria-required
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Details>
        <summary>Technical details</summary>
        <div>
          <Meta>{`Fingerprint of the text (SHA-256): ${agreement.textHash}`}</Meta>
        </div>
      </Details>
    </Dialog>
  )
}
