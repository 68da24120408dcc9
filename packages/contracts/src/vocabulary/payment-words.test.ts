import { isKnownPaymentCode, paymentSentence, unknownPaymentCode } from './payment-words.ts'

describe('what people are told about a card payment', () => {
  it('comes from the decline’s own code before the general one', () => {
    const sentence = paymentSentence({ code: 'card_declined', declineCode: 'insufficient_funds' })
    expect(sentence).toBe('There is not enough money on the card for this amount.')
    expect(sentence).not.toBe(paymentSentence({ code: 'card_declined' }))
  })

  it.each(['lost_card', 'stolen_card', 'pickup_card', 'fraudulent', 'merchant_blacklist', 'generic_decline'])(
    'says of a %s no more than that the card was declined',
    (declineCode) =>
      expect(paymentSentence({ code: 'card_declined', declineCode })).toBe(paymentSentence({ code: 'card_declined' })),
  )

  it.each([undefined, null, '', 'brand_new', 'constructor', '__proto__'])('is one sentence for %p', (code) => {
    expect(paymentSentence({ code })).toBe(unknownPaymentCode)
    expect(isKnownPaymentCode(code)).toBe(false)
  })

  it('says of a hold that had run out what happened and what to do next', () =>
    expect(paymentSentence({ code: 'charge_expired_for_capture' })).toMatch(/no money was taken.*can renew the offer/))
})
