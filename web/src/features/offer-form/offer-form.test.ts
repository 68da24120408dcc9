import { offerForm } from '@storyright/contracts/http'
import { ValidationError } from 'yup'
import { offerRules } from './offer-form.tsx'
import { asSent, blankOffer, type OfferValues } from './offer-values.ts'

const filled: OfferValues = {
  ...blankOffer,
  offerPrice: '£18,000',
  optionPeriod: '18',
  deckFileUrl: 'http://localhost/api/uploads/decks/a.pdf',
}
function faultsOf(change: Partial<OfferValues>) {
  try {
    offerRules.validateSync({ ...filled, ...change }, { abortEarly: false })
    return []
  } catch (error) {
    return error instanceof ValidationError ? error.errors : [String(error)]
  }
}

describe('the offer form', () => {
  it.each([
    [{ offerPrice: '' }, 'Offer amount is required'],
    [{ offerPrice: '999' }, 'Minimum offer amount is £1,000'],
    [{ offerPrice: '1 000 000' }, 'Maximum offer amount is £999,999'],
    [{ offerPrice: '1500.5' }, 'Please give a whole number of pounds'],
    [{ offerPrice: '15.000' }, 'Did you mean £15,000?'],
    [{ offerPrice: '1500,00' }, 'Did you mean £1,500?'],
    [{ offerPrice: '15k' }, 'Did you mean £15,000?'],
    [{ offerPrice: '$15,000' }, 'Did you mean £15,000?'],
    [{ offerPrice: 'fifteen' }, 'This should be a number'],
    [{ optionPeriod: '' }, 'Option period is required'],
    [{ optionPeriod: '13' }, 'Option period is required'],
    [{ deckFileUrl: '' }, 'Please upload a proposal deck before submitting your offer'],
  ])('refuses %j: %s', (change, says) => expect(faultsOf(change)).toContain(says))

  it('takes every whole amount from £1,000 to £999,999, for each of the four periods', () => {
    for (const offerPrice of ['1000', '£1,001', '999 999.00']) expect(faultsOf({ offerPrice })).toEqual([])
    for (const optionPeriod of ['12', '18', '24', '36']) expect(faultsOf({ optionPeriod })).toEqual([])
  })

  it('agrees with the contract on what is sent', () => {
    expect(offerForm.parse(asSent('7', null, filled))).toMatchObject({
      offerPrice: 18_000,
      optionPeriod: 18,
      fundNotes: null,
    })
  })

  it('sends notes for the fund only with an entry', () => {
    const notes = { ...filled, fundNotes: 'A first feature.' }
    expect(asSent('7', null, notes).fundNotes).toBeNull()
    expect(asSent('7', null, { ...notes, fundCompetition: true }).fundNotes).toBe('A first feature.')
  })
})
