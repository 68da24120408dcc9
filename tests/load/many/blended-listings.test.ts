import { listingForm } from '@storyright/contracts/http'
import { blendedListings } from './blended-listings.ts'

describe('listings for load', () => {
  const listings = blendedListings(100_000)
  const texts = (start: number, end: number) => listings.slice(start, end).map(({ form }) => form)

  it('are accepted by the listing form', () => {
    for (const form of [...texts(0, 1_500), ...texts(99_500, 100_000)])
      expect([form.title, listingForm.safeParse(form).error?.issues]).toEqual([form.title, undefined])
  })

  it('are no two alike', () => {
    const loglines = new Set(texts(0, 100_000).map(({ logline }) => logline))
    expect(loglines.size).toBe(100_000)
  })

  it('are the same whether read at once or in parts', () => {
    expect([...listings.slice(0, 700), ...listings.slice(700, 1_400)]).toEqual(listings.slice(0, 1_400))
  })
})
