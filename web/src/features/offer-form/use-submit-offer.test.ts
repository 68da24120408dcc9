import { blankOffer } from './offer-values.ts'
import { forgetDraft, keepDraft, openDraft } from './use-submit-offer.ts'

beforeEach(() => sessionStorage.clear())

describe('the draft of an offer', () => {
  it('comes back after a reload with its key, for its own listing and user only', () => {
    const draft = { values: { ...blankOffer, offerPrice: '5,000' }, key: 'k1' }
    keepDraft('rosa', '7', draft)
    expect(openDraft('rosa', '7')).toEqual(draft)
    expect(openDraft('rosa', '8').values).toEqual(blankOffer)
    expect(openDraft('idris', '7').values).toEqual(blankOffer)
  })

  it('keeps the amount that an earlier release kept as a number', () => {
    sessionStorage.setItem('storyright.offer.rosa.7', '{"key":"k","values":{"offerPrice":5000}}')
    expect(openDraft('rosa', '7').values.offerPrice).toBe('5000')
  })

  it('is gone once forgotten, and the next has another key', () => {
    keepDraft('rosa', '7', { values: blankOffer, key: 'k1' })
    forgetDraft('rosa', '7')
    expect(openDraft('rosa', '7').key).not.toBe('k1')
    expect(openDraft('rosa', '7').key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('takes nothing that does not fit the form', () => {
    sessionStorage.setItem('storyright.offer.rosa.7', '{"key":"k","values":{"offerPrice":{},"optionPeriod":18}}')
    expect(openDraft('rosa', '7').values).toEqual(blankOffer)
  })
})
