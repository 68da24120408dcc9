import { listingStatuses } from '@storyright/contracts/vocabulary'
import { hasAcceptedOffer, statusAfter, type Transition, transitions } from './listing-status.ts'

describe('the status of a listing', () => {
  it('goes from available to optioned and back, and from both to sold; nothing leaves sold', () => {
    const steps = listingStatuses.flatMap((status) =>
      (Object.keys(transitions) as Transition[]).map((name) => [status, name, statusAfter(name, { status })]),
    )
    expect(steps.filter(([, , to]) => to)).toEqual([
      ['available', 'offerAccepted', 'optioned'],
      ['available', 'rightsSold', 'sold'],
      ['optioned', 'optionEnded', 'available'],
      ['optioned', 'rightsSold', 'sold'],
    ])
  })

  it('tells of an accepted offer while optioned and when sold', () =>
    expect(listingStatuses.filter((status) => hasAcceptedOffer({ status }))).toEqual(['optioned', 'sold']))
})
