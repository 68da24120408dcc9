import { type CardOutcome, isTaken, refusedBy, unexpected } from './card-form-props.ts'
import { intentId, isSetup } from './intent.ts'
import { type CardValues, readExpiry } from './sandbox-card.ts'

interface ConfirmAtSandboxInput {
  sandboxUrl: string
  publishableKey: string
  clientSecret: string
  returnUrl: string
  /** What is typed in, the id of a saved card, or `null` for the card that the payment has already. */
  card: CardValues | string | null
  /** The card that is typed in is to be offered again. */
  isKept?: boolean
}
interface Intent {
  status?: string
}
interface Answer extends Intent {
  next_action?: { redirect_to_url?: { url?: string } } | null
  error?: {
    type?: string
    code?: string
    decline_code?: string
    message?: string
    payment_intent?: Intent
    setup_intent?: Intent
  }
}
/** What the provider says, or the bank's page where the card has to be authenticated first. */
export type Outcome = CardOutcome | { goTo: string }

/** Confirms as the provider's own client does; card details go to the provider and never to our services. */
export async function confirmAtSandbox(asked: ConfirmAtSandboxInput): Promise<Outcome> {
  const { sandboxUrl, publishableKey, clientSecret } = asked
  const kind = isSetup(clientSecret) ? 'setup_intents' : 'payment_intents'
  try {
    const response = await fetch(`${sandboxUrl}/v1/${kind}/${encodeURIComponent(intentId(clientSecret))}/confirm`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${publishableKey}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: fieldsOf(asked).toString(),
    })
    return outcomeOf(response.status, (await response.json()) as Answer)
  } catch {
    return { unclear: unexpected }
  }
}

function fieldsOf({ publishableKey, clientSecret, returnUrl, card, isKept = false }: ConfirmAtSandboxInput) {
  return new URLSearchParams({
    key: publishableKey,
    client_secret: clientSecret,
    ...(typeof card === 'string' ? { payment_method: card } : card && methodOf(card)),
    ...(isKept && { setup_future_usage: 'on_session', 'payment_method_data[allow_redisplay]': 'always' }),
    return_url: returnUrl,
  })
}

function methodOf({ number, expiry, cvc }: CardValues) {
  const { month, year } = readExpiry(expiry) ?? { month: 0, year: 0 }
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number.replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvc,
  }
}

function outcomeOf(answered: number, { status, next_action, error }: Answer): Outcome {
  const goTo = next_action?.redirect_to_url?.url
  if (status === 'requires_action' && goTo) return { goTo }
  // Another tab was first, or an earlier response was lost: the error contains an intent whose card was accepted.
  const known = error?.payment_intent ?? error?.setup_intent
  if (isTaken(status) || isTaken(known?.status)) return { taken: true }
  if (answered >= 500) return { unclear: unexpected }
  return refusedBy(error ?? {})
}
