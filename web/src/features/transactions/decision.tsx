import type { Offer } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { money } from '../../entities/money/money.ts'
import { useLazyOfferQuery } from '../../entities/offer/offer.api.ts'
import { isOtherRound } from '../../entities/offer/offer-words.ts'
import { partyName } from '../../entities/offer/party-link.tsx'
import { comparedTerms, roundRead } from '../../entities/offer/round-words.ts'
import { TermList } from '../../entities/offer/term-list.tsx'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { Note } from '../../ui/state/note.tsx'
import { useCaptureMutation, useReleaseMutation } from './transactions.api.ts'

/** What an administrator who has read an offer may do in its agent's place, while its money is held. */
export function Decision({ offer }: { offer: Offer }) {
  const [action, setAction] = useState<TransactionAction | null>(null)
  return (
    <>
      <Button variant="danger" onClick={() => setAction('release')}>
        Release
      </Button>
      <Button variant="solid" onClick={() => setAction('capture')}>
        Capture
      </Button>
      {action && <DecideTransaction offer={offer} action={action} onClose={() => setAction(null)} />}
    </>
  )
}

type TransactionAction = 'capture' | 'release'
type DecideProps = { offer: Offer; action: TransactionAction; onClose: () => void }
type Question = { offer: Offer; before: Offer | null }

/** Asks why, before an administrator accepts or rejects in the agent's place. */
function DecideTransaction({ offer: shown, action, onClose }: DecideProps) {
  // What is decided is what was read, also when the page behind follows a change.
  const [{ offer, before }, ask] = useState<Question>({ offer: shown, before: null })
  const [read, reading] = useLazyOfferQuery()
  const [capture, capturing] = useCaptureMutation()
  const [release, releasing] = useReleaseMutation()
  const { id: offerId, offerPrice, listing } = offer
  const { label, effect, done, failed, title } = words[action]
  const amount = money(offerPrice)
  const confirm = async (reason: string) => {
    let isChanged = false
    const decide = async () => {
      if (action === 'release') return release({ offerId, reason }).unwrap()
      return capture({ offerId, reason, ...roundRead(offer) })
        .unwrap()
        .catch((error: unknown) => {
          isChanged = isOtherRound(error)
          throw error
        })
    }
    const toast = { title, description: `${amount} for “${listing.title}” ${done}.` }
    if (await runWithToast(decide, toast, failed)) return onClose()
    const now = isChanged
      ? await read(offerId)
          .unwrap()
          .catch(() => null)
      : null
    if (now) ask({ offer: now, before: offer })
  }
  return (
    <ReasonDialog
      wide
      title={`${label} ${amount} for “${listing.title}”?`}
      description={effect}
      confirm={action === 'capture' ? `${label} ${amount}` : label}
      danger={action === 'release'}
      busy={capturing.isLoading || releasing.isLoading || reading.isFetching}
      reason={whySo}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    >
      {before && (
        <Note tone="wait" role="alert">
          The terms changed while you were reading. Nothing has been accepted: please read them again.
        </Note>
      )}
      <Facts
        facts={[
          { term: 'Amount', value: amount },
          { term: 'Producer', value: offer.producer ? partyName(offer.producer) : '' },
          { term: 'Listing', value: `${listing.title}, by ${listing.author}` },
        ]}
      />
      {action === 'capture' && (before || offer.rounds > 1) && <TermList terms={comparedTerms(before, offer)} />}
    </ReasonDialog>
  )
}

const whySo = {
  label: 'Reason',
  help: 'Kept in the audit trail. Neither side is shown it.',
  maximum: offerLimits.decisionReason,
  missing: 'Please say why',
}

const words = {
  capture: {
    label: 'Capture',
    effect:
      'The offer is accepted on the agent’s behalf: the card is charged, and the agreement is drawn up. Further rights that the producer asked for are granted with it.',
    title: 'Payment Captured',
    done: 'is charged and the offer accepted',
    failed: 'Capture failed',
  },
  release: {
    label: 'Release',
    effect: 'The offer is rejected on the agent’s behalf, and the hold on the card is released.',
    title: 'Hold Released',
    done: 'is released and the offer rejected',
    failed: 'Release failed',
  },
} as const
