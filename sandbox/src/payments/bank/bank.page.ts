import { type Html, html } from '../../pages/html.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'

interface Question {
  intent: PaymentIntent | SetupIntent
  /** The last digits of the card that is to pay. */
  last4: string
  action: string
}

/** The bank asks its customer (3-D Secure). */
export const questionPage = ({ intent, last4, action }: Question): Html => html`<main class="bank">
<p class="bank-name">Sandbox Bank</p>
<h1>${intent.object === 'payment_intent' ? 'Is this payment yours?' : 'Do you want to save this card?'}</h1>
<dl>
${intent.object === 'payment_intent' ? html`<dt>Amount</dt><dd class="money">${formatMoney(intent)}</dd>` : html``}
<dt>For</dt><dd>${intent.description ?? 'Storyright'}</dd>
<dt>Card</dt><dd>•••• ${last4}</dd>
</dl>
<form method="post" action="${action}">
<button class="main" name="outcome" value="succeed">Approve</button>
<button name="outcome" value="fail">Refuse</button>
</form>
<p class="foot">This page plays your bank on this machine. No money moves.</p>
</main>`

/** There is nothing (more) to ask. */
export const answeredPage = (says: string): Html => html`<main class="bank">
<p class="bank-name">Sandbox Bank</p>
<h1>${says}</h1>
<p>You can close this page.</p>
</main>`

const formatMoney = ({ amount, currency }: PaymentIntent) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100)
