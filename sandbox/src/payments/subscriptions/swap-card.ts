import { saveCard } from '../cards/save-card.ts'
import { inTimeOf } from '../customers/time.ts'
import type { Customer } from '../objects/customer.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { Work } from '../store/work.ts'
import { changeSubscription } from './save-subscription.ts'

/** Puts another card behind everything that a customer pays for regularly, without asking its bank. */
export function swapCard(anyTime: Work, customer: Customer, card: PaymentMethod): Subscription[] {
  const work = inTimeOf(anyTime, customer.id)
  const { id } = saveCard(work, card, customer.id, false)
  const { invoice_settings: settings } = customer
  if (settings.default_payment_method !== null)
    work.objects.save({ ...customer, invoice_settings: { ...settings, default_payment_method: id } })
  return work.objects
    .list('subscription', { customer: customer.id, limit: 100 })
    .filter(({ ended_at }) => ended_at === null)
    .map((subscription) => changeSubscription(work, subscription, { default_payment_method: id }))
}
