import type { ListingForm } from '@storyright/contracts/http'
import { demoListings } from '@storyright/demo'
import type { NewListing } from '../../../services/catalogue/src/listings/listing.store.ts'
import { blendName, blendTexts } from './blend.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

/**
 * So many listings, the same on every machine, made when they are read. Each takes its beginnings from one demo work and its
 * endings from another, never the same two twice: words are as common and as rare as people wrote them, and surnames go on
 * growing in number as they do in a real catalogue. Rights are those of the demo unless given.
 */
export function blendedListings(length: number, rightsAt?: (place: number) => string) {
  const works = demoListings()
  const most = works.length * (works.length - 1)
  if (length > most) throw new Error(`The demo works make at most ${most} listings.`)
  const listingAt = (place: number): NewListing => {
    const one = works[place % works.length]!
    const other = works[(place + Math.floor(place / works.length) + 1) % works.length]!
    return {
      agentId: one.agentId,
      status: one.status,
      createdAt: new Date(Date.parse(one.createdAt) - Math.floor(portion(place) * 3 * YEAR_MS)),
      form: { ...blendForms(one.form, other.form, place), ...(rightsAt && { rights: rightsAt(place) }) },
    }
  }
  return {
    length,
    slice: (start: number, end: number) =>
      Array.from({ length: Math.min(end, length) - start }, (_, offset) => listingAt(start + offset)),
  }
}

function blendForms(one: ListingForm, other: ListingForm, place: number): ListingForm {
  const askingPrice = rounded(one.askingPrice * (0.7 + 0.6 * portion(place)))
  return {
    ...one,
    title: blendTexts(one.title, other.title),
    author: blendName(one.author, other.author),
    logline: blendTexts(one.logline ?? one.synopsis, other.logline ?? other.synopsis),
    synopsis: blendTexts(one.synopsis, other.synopsis),
    keywords: [...new Set([...one.keywords.slice(0, 2), ...other.keywords.slice(-2)])],
    askingPrice,
    minimumDeal: rounded(askingPrice * 0.3),
  }
}

const rounded = (amount: number) => Math.max(500, Math.round(amount / 500) * 500)

// Knuth's multiplier scatters neighbours evenly over 0 to 1.
const portion = (place: number) => (Math.imul(place + 1, 2_654_435_761) >>> 0) / 2 ** 32
