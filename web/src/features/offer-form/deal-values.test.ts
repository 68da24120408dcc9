import { offerForm } from '@storyright/contracts/http'
import type { Deal } from '@storyright/contracts/vocabulary'
import { ValidationError } from 'yup'
import { blankDeal, type DealValues, dealOf, dealValuesOf, saysMore } from './deal-values.ts'
import { offerRules } from './offer-form.tsx'
import { asSent, blankOffer } from './offer-values.ts'

const offered = { fee: 18_000, months: 18 }
const all: Deal = {
  feeCreditable: false,
  extension: { times: 2, months: 6, fee: 3_000, creditable: true },
  price: { kind: 'budget', percent: 2.5, floor: 40_000, ceiling: null },
  episode: { to30: 1_000, to60: null, over60: 0 },
  profits: 2.25,
  passive: { sequel: 50, remake: null, spinOff: 0 },
  reserved: [
    { right: 'stage', holdYears: 5 },
    { right: 'live', holdYears: 0 },
  ],
  credit: { words: 'From the novel by Ada Poe', place: 'end_titles' },
  consultation: 'consulted',
  reversionYears: 7,
  further: 'Two set visits',
}
const form = (deal: Partial<DealValues>) => ({
  ...blankOffer,
  offerPrice: '£18,000',
  optionPeriod: '18',
  deckFileUrl: 'http://localhost/api/uploads/decks/a.pdf',
  deal: { ...blankDeal, ...deal },
})
function faultsOf(deal: Partial<DealValues>): Record<string, string> {
  try {
    offerRules.validateSync(form(deal), { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}
const price = (change: Partial<DealValues['price']>) => ({ price: { ...blankDeal.price, ...change } })

describe('the deal in the offer form', () => {
  it('says nothing while it is blank', () => {
    expect(dealOf(blankDeal)).toBeNull()
    expect(dealValuesOf(null, offered)).toEqual(blankDeal)
    expect(offerForm.parse(asSent('7', null, form({}))).deal).toBeNull()
    expect(faultsOf({})).toEqual({})
  })

  it('comes back as it was offered, each field alone and all together', () => {
    for (const [field, value] of [...Object.entries(all), [null, null] as const]) {
      const deal = field === null ? all : ({ [field]: value } as Deal)
      const values = dealValuesOf(deal, offered)
      expect(dealOf(values)).toEqual(deal)
      expect(offerForm.parse(asSent('7', null, form(values))).deal).toEqual(deal)
      expect(faultsOf(values)).toEqual({})
    }
    expect(dealOf(dealValuesOf({ extension: { times: 0 } }, offered))).toEqual({ extension: { times: 0 } })
  })

  it.each([
    [price({ kind: 'fixed' }), 'deal.price.amount', 'Please give the price'],
    [price({ kind: 'fixed', amount: '0' }), 'deal.price.amount', 'The price is at least £1'],
    [price({ kind: 'fixed', amount: '50.000' }), 'deal.price.amount', 'Did you mean £50,000?'],
    [price({ kind: 'budget' }), 'deal.price.percent', 'Please give the percentage of the budget'],
    [
      price({ kind: 'budget', percent: '2.51' }),
      'deal.price.percent',
      'Between 0.5% and 10% of the budget, in steps of 0.05',
    ],
    [
      price({ kind: 'budget', percent: '2.5', floor: '£2', ceiling: '1' }),
      'deal.price.floor',
      'The least price cannot be above the highest',
    ],
    [
      { extension: { ...blankDeal.extension, fee: '1,000,000' } },
      'deal.extension.fee',
      'The extension fee is at most £999,999',
    ],
    [{ profits: '2.3' }, 'deal.profits', 'Between 0% and 10% of net profits, in steps of 0.25'],
    [{ episode: { ...blankDeal.episode, to60: '1.5' } }, 'deal.episode.to60', 'Please give a whole number of pounds'],
    [
      { passive: { ...blankDeal.passive, remake: '101' } },
      'deal.passive.remake',
      'Between 0% and 100% of the price, with at most two decimals',
    ],
  ])('has a sentence for what is refused: %j', (deal, path, message) =>
    expect(faultsOf(deal)).toEqual({ [path]: message }),
  )

  it('does not judge what is out of view', () => {
    expect(faultsOf(price({ kind: '', amount: 'x', percent: 'y' }))).toEqual({})
    expect(faultsOf(price({ kind: 'fixed', amount: '5', percent: 'y', floor: 'z' }))).toEqual({})
    expect(faultsOf({ extension: { ...blankDeal.extension, times: '0', fee: 'x' } })).toEqual({})
  })

  it('unfolds what was filled in under More terms, and only that', () => {
    expect(saysMore({ ...blankDeal, feeCreditable: 'no', ...price({ kind: 'fixed', amount: '5' }) })).toBe(false)
    expect(saysMore({ ...blankDeal, reversionYears: '5' })).toBe(true)
  })
})
