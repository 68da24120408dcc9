const secretKey = 'sk_test_storyright'

/** What the provider says of a subscription, as far as the audit needs it. Times are in seconds. */
export interface ProviderSubscription {
  id: string
  customer: string
  status: string
  created: number
  ended_at: number | null
  cancel_at_period_end: boolean
  pause_collection: object | null
  cancellation_details: { reason: string | null }
  metadata: { personId?: string; service?: string }
  invoices: ProviderInvoice[]
}

export interface ProviderInvoice {
  id: string
  status: string
  total: number
  created: number
  attempted: boolean
  billing_reason: string
  lines: { data: { period: { start: number; end: number } }[] }
  /** What was charged for it and went through. */
  charged: { id: string; received: number; refunded: number; isLost: boolean; at: number }[]
}

interface Intent {
  id: string
  status: string
  amount_received: number
  latest_charge: { created: number }
}
interface InvoicePayment {
  payment: { payment_intent: string | { id: string } }
}

async function list<Row>(sandboxUrl: string, path: string): Promise<Row[]> {
  const answer = await fetch(`${sandboxUrl}/v1/${path}`, { headers: { authorization: `Bearer ${secretKey}` } })
  if (!answer.ok) throw new Error(`The sandbox answered ${path} with ${answer.status}: ${await answer.text()}`)
  const body = (await answer.json()) as { data?: Row[] } & Row
  return body.data ?? [body]
}

/** Every subscription of these customers with all that was charged for it. */
export async function booksOf(sandboxUrl: string, customers: Iterable<string>): Promise<ProviderSubscription[]> {
  const found: ProviderSubscription[] = []
  for (const customer of customers)
    found.push(
      ...(await list<ProviderSubscription>(sandboxUrl, `subscriptions?customer=${customer}&status=all&limit=100`)),
    )
  return withInvoices(sandboxUrl, found)
}

/** Every subscription that the provider has, with all that was charged for it. */
export const allBooks = async (sandboxUrl: string): Promise<ProviderSubscription[]> =>
  withInvoices(sandboxUrl, await subscriptionsAt(sandboxUrl))

export async function subscriptionsAt(sandboxUrl: string): Promise<ProviderSubscription[]> {
  const found: ProviderSubscription[] = []
  for (;;) {
    const after = found.at(-1) ? `&starting_after=${found.at(-1)!.id}` : ''
    const page = await list<ProviderSubscription>(sandboxUrl, `subscriptions?status=all&limit=100${after}`)
    found.push(...page)
    if (page.length === 0) return found
  }
}

async function withInvoices(sandboxUrl: string, subscriptions: ProviderSubscription[]) {
  for (const subscription of subscriptions) {
    subscription.invoices = await list<ProviderInvoice>(
      sandboxUrl,
      `invoices?subscription=${subscription.id}&limit=100`,
    )
    for (const invoice of subscription.invoices) invoice.charged = await chargedFor(sandboxUrl, invoice.id)
  }
  return subscriptions
}

async function chargedFor(sandboxUrl: string, invoiceId: string): Promise<ProviderInvoice['charged']> {
  const charged: ProviderInvoice['charged'] = []
  for (const { payment } of await list<InvoicePayment>(sandboxUrl, `invoice_payments?invoice=${invoiceId}`)) {
    const id = typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent.id
    const [intent] = await list<Intent>(sandboxUrl, `payment_intents/${id}?expand[]=latest_charge`)
    if (intent!.status !== 'succeeded') continue
    const refunds = await list<{ amount: number; status: string }>(sandboxUrl, `refunds?payment_intent=${id}&limit=100`)
    // What a bank sent back counts for nothing.
    const refunded = refunds.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0)
    const disputes = await list<{ status: string }>(sandboxUrl, `disputes?payment_intent=${id}&limit=100`)
    const isLost = disputes.some(({ status }) => status === 'lost')
    charged.push({ id, received: intent!.amount_received, refunded, isLost, at: intent!.latest_charge.created })
  }
  return charged
}
