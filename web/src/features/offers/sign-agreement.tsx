import { type Offer, offerLimits, offerMessages } from '@storyright/contracts'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../shared/paths.ts'
import { useDeed } from '../../shared/use-deed.ts'
import { webAddress } from '../../shared/web-address.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import * as S from './desk.styles.ts'
import { otherSide, type Side } from './offer-words.ts'
import { useSignAgreementMutation } from './offers.api.ts'

type SignAgreementProps = { offer: Offer; side: Side; onClose: () => void }

/** Signing by typing one's name, once the agreement was opened. */
export function SignAgreement({ offer, side, onClose }: SignAgreementProps) {
  const { agreement, listing } = offer
  const [isRead, setIsRead] = useState(false)
  const [name, setName] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [sign, { isLoading }] = useSignAgreementMutation()
  const carryOut = useDeed(side === 'producer' ? '/login' : paths.auth)
  const address = webAddress(agreement?.url)
  if (!agreement || !address) return null
  const isMissing = name.trim() === ''
  const other = otherSide[side]
  const description = agreement[other] ? 'Both parties have signed.' : `The ${other} has still to sign.`
  const confirm = async () => {
    setIsTried(true)
    if (isMissing) return
    const signed = () => sign({ id: offer.id, name: name.trim() }).unwrap()
    if (await carryOut(signed, { title: 'Agreement Signed', description }, 'The agreement was not signed')) onClose()
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
      <div>
        <ButtonLink href={address} target="_blank" rel="noopener" onClick={() => setIsRead(true)}>
          <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
          Open the agreement (PDF)
        </ButtonLink>
      </div>
      <Field
        label="Your full name"
        {...(isTried && isMissing && { error: offerMessages.nameRequired })}
        help={isRead ? 'Your name, the time and the fingerprint of the text are kept.' : 'Open the agreement first.'}
      >
        <Input
          value={name}
          autoComplete="name"
          maxLength={offerLimits.signature}
          aria-required
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <S.Ids>Fingerprint of the text (SHA-256): {agreement.textHash}</S.Ids>
    </Dialog>
  )
}
