import type { OfferRoom, OfferRound } from '@storyright/contracts/http'
import { useEffect, useRef, useState } from 'react'
import { useBankReturn } from '../../../entities/card-form/use-bank-return.ts'
import { money } from '../../../entities/money/money.ts'
import { PayRound, refusalsIn, useRoundHold } from '../../../features/offer-payment/pay-round.tsx'
import { Opened } from '../../../features/offer-room/opened.tsx'
import { unpaidIn } from '../../../features/offer-room/room.rules.ts'
import { useRoundSecret } from '../../../features/offer-room/use-round-requests.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/button/spinner.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Note } from '../../../ui/state/note.tsx'
import * as Steps from '../../../ui/steps/steps.styles.ts'
import { toast } from '../../../ui/toast/toasts.ts'

type Outcome = 'held' | 'unknown' | 'over'

const outcomes: Record<Outcome, { title: string; description: string }> = {
  held: { title: 'Payment Authorised', description: 'These terms stand now, subject to acceptance.' },
  unknown: {
    title: 'Payment not confirmed yet',
    description: 'Your bank takes longer than usual. These terms stand as soon as the hold is confirmed.',
  },
  over: {
    title: 'These terms are no longer open',
    description: 'They ended before the hold was made, so it is released.',
  },
}

type Returned = 'none' | 'confirming' | 'failed'

/** After the redirect from the bank: follows the hold of the round, and says what came of it. */
export function useBankReturned(room: OfferRoom, onDone: () => void): Returned {
  const [state, setState] = useState<Returned>('none')
  const number = unpaidIn(room)?.number ?? null
  const { follow } = useRoundHold(room.offer.id, number ?? 0, refusalsIn(room))
  const finish = (outcome: Outcome) => {
    toast(outcomes[outcome])
    onDone()
  }
  const confirm = async () => {
    setState('confirming')
    const outcome = await follow()
    setState(outcome === 'failed' ? 'failed' : 'none')
    if (outcome !== 'failed') finish(outcome)
  }
  useBankReturn((returned) => {
    if (returned.get('redirect_status') === 'failed') setState('failed')
    else if (number === null) finish('held')
    else void confirm()
  })
  return state
}

type PayUnpaidProps = {
  room: OfferRoom
  /** Where it is known already. */
  secret: string | null
  returned: Returned
  onDone: () => void
}

/** The payment of a round whose fee is above what is held; it stays until its outcome was told. */
export function PayUnpaid(props: PayUnpaidProps) {
  const present = unpaidIn(props.room)
  const [round, setRound] = useState(present)
  // The room that knows of it may come a moment later than the answer that made it.
  if (present && present.number !== round?.number) setRound(present)
  if (props.returned === 'confirming')
    return (
      <Note role="status">
        <Spinner />
        <span> Confirming your hold…</span>
      </Note>
    )
  return round ? <Pay key={round.number} {...props} round={round} /> : null
}

function Pay({ room, round, secret: known, returned, onDone }: PayUnpaidProps & { round: OfferRound }) {
  const { secret, error, ask } = useRoundSecret(room, round, known)
  const wasAsked = useRef(known !== null)
  const fee = money(round.offerPrice)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (wasAsked.current) return
    wasAsked.current = true
    ask().catch(() => undefined) // shown in its place
  }, [])
  const letGo = () =>
    ask({ releaseFirst: true }).then(
      () => toast({ title: 'First Hold Released', description: `Now hold ${fee}.` }),
      (failed: unknown) => toastFailure('The first hold was not released', failed),
    )
  const done = (outcome: Outcome) => {
    toast(outcomes[outcome])
    onDone()
  }
  return (
    <Opened>
      <Part title={`Hold ${fee}`}>
        <Steps.Hold>
          {`We ask your bank to set ${fee} aside. It is not taken today: it is charged once, if the agent accepts these terms. Then the earlier hold is released.`}
        </Steps.Hold>
        {returned === 'failed' && (
          <Note tone="bad" role="alert">
            Your bank did not authorise the payment. Your earlier offer stands; try this or another card.
          </Note>
        )}
        {error !== null && !secret && (
          <ErrorState onRetry={() => void ask().catch(() => undefined)}>
            The payment could not be prepared. Your terms are kept.
          </ErrorState>
        )}
        {!secret && error === null && <Skeleton $h={220} />}
        {secret && (
          <PayRound
            room={room}
            round={round}
            clientSecret={secret}
            onDone={done}
            whenRefused={
              round.by === 'agent' &&
              room.offer.status === 'pending' && (
                <Note action={<Button onClick={() => void letGo()}>Let the first hold go and hold again</Button>}>
                  {`A bank may refuse because ${money(room.offer.offerPrice)} is held already. You can let that hold go first. Until the new one is made nothing is held, and the agent cannot accept.`}
                </Note>
              )
            }
          />
        )}
      </Part>
    </Opened>
  )
}
