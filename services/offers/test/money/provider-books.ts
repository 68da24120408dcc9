/** What the provider says of the money of an offer. */
export interface ProviderIntent {
  id: string
  status: string
  amount_received: number
  customer: string | null
  metadata: { offerId?: string }
  latest_charge: { amount: number; amount_captured: number; amount_refunded: number; disputed: boolean } | null
  /** What lost disputes took back; asked for where it was disputed. */
  lost?: number
}

const PAGE = 100

/** The provider's statuses that fit what we say of a hold. */
const agreed: Record<string, readonly string[]> = {
  requires_payment: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  failed: ['requires_payment_method', 'requires_action'],
  held: ['requires_capture'],
  captured: ['succeeded'],
  released: ['canceled'],
  expired: ['canceled'],
}

export const agrees = (holdStatus: string, { status }: ProviderIntent): boolean => agreed[holdStatus]!.includes(status)

/** What went back of what was captured; the provider counts what was held and not captured, too. */
export const refundedOf = ({ latest_charge: charge }: ProviderIntent): number =>
  charge ? charge.amount_refunded - (charge.amount - charge.amount_captured) : 0

/** Every intent that the provider has made since. */
export async function intentsSince(sandboxUrl: string, since: Date): Promise<ProviderIntent[]> {
  const intents: ProviderIntent[] = []
  for (;;) {
    const query = new URLSearchParams({
      limit: String(PAGE),
      'expand[]': 'data.latest_charge',
      'created[gte]': String(Math.floor(since.getTime() / 1000)),
    })
    const last = intents.at(-1)
    if (last) query.set('starting_after', last.id)
    const answer = await fetch(`${sandboxUrl}/v1/payment_intents?${query}`, {
      headers: { authorization: 'Bearer sk_test_storyright' },
    })
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`)
    const { data, has_more: hasMore } = (await answer.json()) as { data: ProviderIntent[]; has_more: boolean }
    intents.push(...data)
    if (!hasMore) return Promise.all(intents.map((intent) => withLost(sandboxUrl, intent)))
  }
}

async function withLost(sandboxUrl: string, intent: ProviderIntent): Promise<ProviderIntent> {
  if (!intent.latest_charge?.disputed) return intent
  const answer = await fetch(`${sandboxUrl}/v1/disputes?payment_intent=${intent.id}&limit=${PAGE}`, {
    headers: { authorization: 'Bearer sk_test_storyright' },
  })
  const { data } = (await answer.json()) as { data: { amount: number; status: string }[] }
  const lost = data.filter(({ status }) => status === 'lost').reduce((sum, { amount }) => sum + amount, 0)
  return { ...intent, lost }
}
