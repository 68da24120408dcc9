const cards = { good: 'pm_card_visa', declined: 'pm_card_chargeDeclined' } as const

/** Pays as a browser does, with one of the sandbox's cards. */
export function payAtSandbox({
  sandboxUrl,
  publishableKey,
  publicUrl,
}: {
  sandboxUrl: string
  publishableKey: string
  publicUrl: string
}) {
  return async (clientSecret: string, card: keyof typeof cards): Promise<void> => {
    const [intentId] = clientSecret.split('_secret_')
    const answer = await fetch(`${sandboxUrl}/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({
        client_secret: clientSecret,
        payment_method: cards[card],
        return_url: `${publicUrl}/my-submissions`,
      }),
    })
    await answer.body?.cancel()
    if (!answer.ok && answer.status !== 402) throw new Error(`The sandbox answered a payment with ${answer.status}`)
  }
}
