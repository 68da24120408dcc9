import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { within } from './environment.ts'

/** The part of a listing's page in which members talk. */
export const commentsOf = (page: Page) => page.getByRole('region', { name: /^Comments/ })

/** One comment, or a reply to one, by somebody's full name. */
export const commentBy = (page: Page, name: string) => page.getByRole('article', { name: `Comment by ${name}` })

/** A reply in the forum, accepted or not. */
export const replyBy = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(`^(Reply|Accepted answer) by ${name}$`) })

/** The field in which a reply is written to a discussion. */
export const replyField = (page: Page) => page.getByRole('form', { name: 'Reply' }).getByLabel('Your reply')

/** Waits until a listing that was made just now can be talked about: its event comes a moment later. */
export async function untilTalkedAbout(member: APIRequestContext, listingId: string): Promise<void> {
  await expect(async () => {
    await expect(await member.get(`/api/listings/${listingId}/comments`)).toBeOK()
  }).toPass({ timeout: within(20_000) })
}

/** Words that a search finds once. */
export const uniqueTitle = (words: string) => `${words} ${randomUUID().slice(0, 8)}`

/** Begins a discussion without the page. */
export async function beginDiscussion(member: APIRequestContext, title: string, content: string): Promise<string> {
  const answer = await member.post('/api/forum/posts', { data: { title, content, category: 'business', tags: [] } })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}
