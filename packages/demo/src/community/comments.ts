import path from 'node:path'
import { demoUuid } from '../deterministic.ts'
import type { DemoListing } from '../listings.ts'
import { filesOf, lengthIn, likesIn, parsePosts } from './demo-posts.ts'
import { about, type DemoText, voicesOf, writing } from './writing.ts'

/** A comment on a listing, or a reply to one. */
export interface DemoComment extends DemoText {
  listingId: string
  parentId: string | null
}

const defaultFolder = path.join(import.meta.dirname, '../../comments')

/** The comments of the demo's premium members, listing by listing. */
export function demoComments(listings: readonly DemoListing[], now: Date, folder = defaultFolder): DemoComment[][] {
  const talk = { voices: voicesOf(now), now: now.getTime(), place: 'comments' } as const
  const numberOf = numbersOf(listings)
  return filesOf(folder)
    .flatMap(({ text }) => text.split(/^# /m).slice(1))
    .map((section) => {
      const { before: title, posts } = parsePosts(section)
      const comments: DemoComment[] = []
      for (const [number, { by, notes, text }] of posts.entries()) {
        const id = demoUuid(`comment ${title} ${number}`)
        const gap = lengthIn(notes, 'reply after ')
        const due =
          gap === undefined ? now.getTime() - lengthIn(notes, '')! : comments.at(-1)!.at.getTime() + about(gap, id)
        const parentId = gap === undefined ? null : comments.findLast(({ parentId: above }) => above === null)!.id
        const written = writing(talk, { id, by, text, due, likes: likesIn(notes) })
        comments.push({ ...written, listingId: numberOf(title), parentId })
      }
      return comments
    })
}

/** Listings have their places in the demo catalogue as their numbers. */
export function numbersOf(listings: readonly DemoListing[]): (title: string) => string {
  const numbers = new Map(listings.map(({ form }, place) => [form.title, String(place + 1)]))
  return (title) => {
    const number = numbers.get(title)
    if (number === undefined) throw new Error(`The demo has no listing called ${title}.`)
    return number
  }
}
