import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { CardFaultLines } from './card-fault-lines.tsx'
import {
  type CardFault,
  type CardFormProps,
  type CardOutcome,
  isTaken,
  refusedBy,
  unexpected,
} from './card-form-props.ts'
import { isSetup } from './intent.ts'
import { OnFile } from './on-file.tsx'
import { PayButton } from './pay-button.tsx'
import { KeepCard, SavedCardChoice, useSavedCard } from './saved-card-choice.tsx'

const Face = styled.form`
  display: grid;
  gap: ${theme.s5};
`
type Client = { stripe: Stripe; elements: StripeElements }

/** The provider's own fields: card details are typed into its frames and never into our page. */
export function ProviderCardForm(props: CardFormProps) {
  const {
    publishableKey,
    clientSecret,
    returnUrl,
    label,
    remark,
    onFile,
    saved,
    canKeep,
    onTaken,
    onUnclear,
    onFault,
  } = props
  const { chosen, choose } = useSavedCard(saved)
  const [isKept, setIsKept] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [client, setClient] = useState<Client | null>(null)
  const [isReady, setIsReady] = useState(false)
  const [busy, setBusy] = useState<'card' | 'on file' | null>(null)
  const [fault, setFault] = useState<CardFault | null>(null)
  useEffect(() => {
    let isGone = false
    let unmount = () => {}
    const begin = async () => {
      const stripe = await loadStripe(publishableKey)
      if (isGone || !place.current) return
      if (!stripe) throw new Error('the provider’s script is missing')
      const elements = stripe.elements({ clientSecret, appearance: elementsAppearance() })
      const payment = elements.create('payment')
      payment.on('ready', () => setIsReady(true))
      payment.on('loaderror', ({ error }) => setFault({ unclear: error.message ?? unexpected }))
      payment.mount(place.current)
      unmount = () => payment.destroy()
      setClient({ stripe, elements })
    }
    begin().catch(() => setFault({ unclear: 'The card form could not be loaded. Please reload the page.' }))
    return () => {
      isGone = true
      unmount()
    }
  }, [publishableKey, clientSecret])
  const pay = async (which: 'card' | 'on file') => {
    if (!client || busy) return
    setBusy(which)
    setFault(null)
    const how = { isOnFile: which === 'on file', savedId: chosen?.id, isKept }
    const outcome = await confirmWith(client, { ...how, clientSecret, returnUrl })
    if ('unclear' in outcome && (await onUnclear())) return
    setBusy(null)
    if ('taken' in outcome) return onTaken()
    setFault(outcome)
    onFault?.(outcome)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pay('card')
  }
  return (
    <Face aria-label="Card" onSubmit={submit}>
      {onFile && (
        <OnFile
          label={onFile}
          busy={busy === 'on file'}
          disabled={!client || busy === 'card'}
          onClick={() => void pay('on file')}
        />
      )}
      <SavedCardChoice saved={saved} chosen={chosen} choose={choose} disabled={busy !== null} />
      {!chosen && !isReady && !fault && <Skeleton $h={180} />}
      <div ref={place} hidden={chosen !== null} />
      {canKeep && !chosen && <KeepCard isKept={isKept} onChange={setIsKept} />}
      <CardFaultLines fault={fault} />
      <PayButton
        busy={busy === 'card'}
        disabled={(chosen ? !client : !isReady) || busy === 'on file'}
        minor={Boolean(onFile)}
        label={label}
        remark={remark}
      />
    </Face>
  )
}

/** Errors that say nothing about the card: the response was lost, or the provider itself failed. */
const unclear = ['api_connection_error', 'api_error']

interface ConfirmWithInput {
  /** With the card that the payment has already, instead of what the fields hold. */
  isOnFile: boolean
  /** With this saved card. */
  savedId?: string | undefined
  /** The card in the fields is to be offered again. */
  isKept: boolean
  clientSecret: string
  returnUrl: string
}

/** Redirects to the bank's page only when the bank requires it. */
async function confirmWith(
  { stripe, elements }: Client,
  { isOnFile, savedId, isKept, clientSecret, returnUrl }: ConfirmWithInput,
): Promise<CardOutcome> {
  const how = { confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const
  const asked = { elements, ...how }
  const keeping = { setup_future_usage: 'on_session', payment_method_data: { allow_redisplay: 'always' } } as const
  const confirm = () => {
    if (savedId !== undefined)
      return stripe.confirmPayment({
        clientSecret,
        ...how,
        confirmParams: { ...how.confirmParams, payment_method: savedId },
      })
    if (isOnFile) return stripe.confirmPayment({ clientSecret, ...how })
    if (isSetup(clientSecret)) return stripe.confirmSetup(asked)
    return stripe.confirmPayment(isKept ? { ...asked, confirmParams: { ...how.confirmParams, ...keeping } } : asked)
  }
  try {
    const { error } = await confirm()
    // Another tab was first, or an earlier response was lost: the error contains an intent whose card was accepted.
    if (!error || isTaken((error.payment_intent ?? error.setup_intent)?.status)) return { taken: true }
    if (unclear.includes(error.type)) return { unclear: unexpected }
    // Validation errors are the provider's texts, shown as they are; everything else gets our own text as well.
    if (error.type === 'validation_error') return { refused: error.message ?? unexpected }
    return refusedBy(error)
  } catch {
    return { unclear: unexpected }
  }
}

/** The current values of our design tokens, for frames that cannot read our styles. */
function elementsAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const known = {
    colorPrimary: token('ink'),
    colorBackground: token('surface'),
    colorText: token('ink'),
    colorTextSecondary: token('ink-3'),
    colorDanger: token('bad'),
    borderRadius: token('radius'),
  }
  return {
    theme: 'stripe',
    variables: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')),
  }
}
