import { object, string } from 'yup'
import { type CardOutcome, isTaken, refusedBy, unexpected } from './card-form-props.ts'
import { intentId, isSetup } from './intent.ts'

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

export interface CardValues {
  number: string
  expiry: string
  cvc: string
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** "4242424242424242" → "4242 4242 4242 4242" */
export const inFours = (typed: string) =>
  digitsOf(typed)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')

/** "0829" → "08 / 29"; a first digit above 1 is a month of its own. */
export function asExpiry(typed: string) {
  const digits = digitsOf(/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** The month and year that an expiry stands for; `null` for none. */
export function readExpiry(expiry: string) {
  const [, month, year] = expiry.match(/^(0[1-9]|1[0-2]) \/ (\d\d)$/) ?? []
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null
}

/** Valid until the end of its month. */
const isOver = ({ month, year }: { month: number; year: number }, now: Date) => new Date(year, month) <= now

/** Every second digit from the right counts double; the sum ends in 0. */
function isCardNumber(number: string) {
  const digits = digitsOf(number)
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length >= 12 && sum % 10 === 0
}

export const cardRules = object({
  number: string()
    .required('Card number is required')
    .test('card', 'This is not a card number', (number) => isCardNumber(number)),
  expiry: string()
    .required('Expiry is required')
    .test('month', 'Please give month and year', (expiry) => readExpiry(expiry) !== null)
    .test('over', 'This card has expired', (expiry) => {
      const read = readExpiry(expiry)
      return read === null || !isOver(read, new Date())
    }),
  cvc: string()
    .required('Security code is required')
    .matches(/^\d{3,4}$/, 'The code has 3 or 4 digits'),
})
