import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
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
import { KeepCard, SavedCardChoice, SavedCardForm } from './saved-card-form.tsx'
import { type CardForm, useCardForm } from './use-card-form.ts'

const Face = styled.form`
  display: grid;
  gap: ${theme.s5};
`
const notLoaded = { unclear: 'The card form could not be loaded. Please reload the page.' }
type Client = { stripe: Stripe; elements: StripeElements }

/** The provider's own fields: card details are typed into its frames and never into our page. */
export function ProviderCardForm(props: CardFormProps) {
  const { publishableKey, clientSecret, returnUrl, label, remark } = props
  const form = useCardForm(props)
  const stripe = useStripe(publishableKey, form.setFault)
  const { chosen, pay } = form
  if (chosen)
    return (
      <SavedCardForm
        {...{ form, label, remark }}
        disabled={!stripe}
        onPay={() =>
          stripe &&
          void pay('card', () => outcomeOf(() => confirmSaved(stripe, chosen.id, { clientSecret, returnUrl })))
        }
      />
    )
  return <TypedCardForm {...props} form={form} stripe={stripe} />
}

/** The provider's client, once its script has come. */
function useStripe(publishableKey: string, onFault: (fault: CardFault) => void): Stripe | null {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for a key.
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const loaded = await loadStripe(publishableKey)
      if (!loaded) throw new Error('the provider’s script is missing')
      if (!isGone) setStripe(loaded)
    }
    load().catch(() => isGone || onFault(notLoaded))
    return () => {
      isGone = true
    }
  }, [publishableKey])
  return stripe
}

type TypedCardFormProps = CardFormProps & { form: CardForm; stripe: Stripe | null }

/** A card that is typed in, or the one that the payment has already. */
function TypedCardForm({ form, stripe, ...props }: TypedCardFormProps) {
  const { clientSecret, returnUrl, label, remark, onFile, canKeep } = props
  const place = useRef<HTMLDivElement>(null)
  const [client, setClient] = useState<Client | null>(null)
  const [isReady, setIsReady] = useState(false)
  const { busy, fault, setFault, isKept, pay } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are made once for a payment.
  useEffect(() => {
    if (!stripe || !place.current) return
    try {
      const elements = stripe.elements({ clientSecret, appearance: elementsAppearance() })
      const payment = elements.create('payment')
      payment.on('ready', () => setIsReady(true))
      payment.on('loaderror', ({ error }) => setFault({ unclear: error.message ?? unexpected }))
      payment.mount(place.current)
      setClient({ stripe, elements })
      return () => payment.destroy()
    } catch {
      setFault(notLoaded)
    }
  }, [stripe, clientSecret])
  const confirm = (which: 'card' | 'on file') => {
    if (!client) return
    const how = { isOnFile: which === 'on file', isKept, clientSecret, returnUrl }
    void pay(which, () => outcomeOf(() => confirmTyped(client, how)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm('card')
  }
  return (
    <Face aria-label="Card" onSubmit={submit}>
      <SavedCardChoice form={form} />
      {onFile && (
        <OnFile
          label={onFile}
          busy={busy === 'on file'}
          disabled={!client || busy === 'card'}
          onClick={() => confirm('on file')}
        />
      )}
      {!isReady && !fault && <Skeleton $h={180} />}
      <div ref={place} />
      {canKeep && <KeepCard form={form} />}
      <CardFaultLines fault={fault} />
      <PayButton
        busy={busy === 'card'}
        disabled={!isReady || busy === 'on file'}
        minor={Boolean(onFile)}
        label={label}
        remark={remark}
      />
    </Face>
  )
}

/** Errors that say nothing about the card: the response was lost, or the provider itself failed. */
const unclear = ['api_connection_error', 'api_error']

interface ConfirmInput {
  clientSecret: string
  returnUrl: string
}
type Confirmed = { error?: StripeError | undefined }

/** Redirects to the bank's page only when the bank requires it. */
const askedOf = (returnUrl: string) => ({ confirmParams: { return_url: returnUrl }, redirect: 'if_required' }) as const

function confirmSaved(stripe: Stripe, card: string, { clientSecret, returnUrl }: ConfirmInput): Promise<Confirmed> {
  const how = askedOf(returnUrl)
  return stripe.confirmPayment({
    clientSecret,
    ...how,
    confirmParams: { ...how.confirmParams, payment_method: card },
  })
}

interface ConfirmTypedInput extends ConfirmInput {
  /** With the card that the payment has already, instead of what the fields hold. */
  isOnFile: boolean
  /** The card in the fields is to be offered again. */
  isKept: boolean
}

function confirmTyped(
  { stripe, elements }: Client,
  { isOnFile, isKept, clientSecret, returnUrl }: ConfirmTypedInput,
): Promise<Confirmed> {
  const how = askedOf(returnUrl)
  if (isOnFile) return stripe.confirmPayment({ clientSecret, ...how })
  if (isSetup(clientSecret)) return stripe.confirmSetup({ elements, ...how })
  const keeping = { setup_future_usage: 'on_session', payment_method_data: { allow_redisplay: 'always' } } as const
  return stripe.confirmPayment({
    elements,
    ...how,
    confirmParams: { ...how.confirmParams, ...(isKept && keeping) },
  })
}

async function outcomeOf(confirm: () => Promise<Confirmed>): Promise<CardOutcome> {
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
