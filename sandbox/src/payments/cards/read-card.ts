import { z } from 'zod'
import { newId } from '../objects/identifiers.ts'
import { type Behaviour, type PaymentMethod, redisplays } from '../objects/payment-method.ts'
import { text } from '../protocol/params.ts'
import { missing, ProviderError } from '../protocol/provider-error.ts'
import type { Work } from '../store/work.ts'
import { brandOf, digitsOf, isCardNumber } from './card-number.ts'
import { testMethods, testNumbers } from './test-cards.ts'

/** A card that is named, or typed in. */
export const cardParams = {
  payment_method: text.optional(),
  payment_method_data: z
    .object({
      type: z.literal('card'),
      allow_redisplay: z.enum(redisplays).optional(),
      card: z.object({ number: text, exp_month: text, exp_year: text, cvc: text.optional() }),
    })
    .optional(),
}
export type CardParams = z.output<z.ZodObject<typeof cardParams>>
type Typed = NonNullable<CardParams['payment_method_data']>['card']

/** The card that is meant, kept as a payment method; none when none is given. */
export function readCard({ objects, now }: Work, { payment_method: named, payment_method_data: typed }: CardParams) {
  if (!named && !typed) return undefined
  const known = named && objects.find('payment_method', named)
  if (known) return known
  const method = typed ? fromTyped(typed.card, now) : fromName(named!, now)
  const kept = typed?.allow_redisplay ? { ...method, allow_redisplay: typed.allow_redisplay } : method
  objects.save(kept)
  return kept
}

function fromName(name: string, now: number): PaymentMethod {
  const card = Object.hasOwn(testMethods, name) ? testMethods[name] : undefined
  if (!card) throw missing('PaymentMethod', name, 'payment_method')
  return methodOf({ ...card, exp_month: 12, exp_year: new Date(now * 1000).getUTCFullYear() + 4 }, now)
}

function fromTyped(card: Typed, now: number): PaymentMethod {
  const number = digitsOf(card.number)
  if (!isCardNumber(number)) throw cardError('incorrect_number', 'number', 'Your card number is incorrect.')
  const [month, year] = [Number(card.exp_month), fullYear(card.exp_year)]
  if (!(month >= 1 && month <= 12))
    throw cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  if (!(year >= 1970 && year < 2100))
    throw cardError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  if (Date.UTC(year, month) <= now * 1000) throw cardError('expired_card', 'exp_month', 'Your card has expired.')
  const brand = brandOf(number)
  if (card.cvc !== undefined && !(brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(card.cvc))
    throw cardError('incorrect_cvc', 'cvc', "Your card's security code is incorrect.")
  const behaviour = testNumbers[number] ?? 'test_mode_live_card'
  return methodOf({ brand, last4: number.slice(-4), exp_month: month, exp_year: year, behaviour }, now)
}

const fullYear = (year: string) => (/^\d{2}$/.test(year) ? 2000 + Number(year) : Number(year))

const cardError = (code: string, param: string, message: string) =>
  new ProviderError(402, { type: 'card_error', code, param, message })

interface Facts {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  behaviour: Behaviour
}

const methodOf = ({ behaviour, ...card }: Facts, now: number): PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    ...card,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'GB',
    display_brand: card.brand,
    funding: 'credit',
    generated_from: null,
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: now,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
  behaviour,
  isAgreed: false,
})
