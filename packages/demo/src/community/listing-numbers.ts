import type { DemoListing } from '../listings.ts'

/** Listings have their places in the demo catalogue as their numbers. */
export function numbersOf(listings: readonly DemoListing[]): (title: string) => string {
  const numbers = new Map(listings.map(({ form }, place) => [form.title, String(place + 1)]))
  return (title) => {
    const number = numbers.get(title)
    if (number === undefined) throw new Error(`The demo has no listing called ${title}.`)
    return number
  }
}
