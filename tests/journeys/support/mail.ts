import { expect } from '@playwright/test'
import { environment, within } from './environment.ts'

/** What a journey reads of a caught mail. */
export interface CaughtMail {
  subject: string
  text: string
  html: string | null
  to: { address: string }[]
  headers: Record<string, string | string[]>
}

/** Waits for a mail to the address, whose subject is `subject` if one is given, and answers the newest. */
export async function mailTo(address: string, subject?: string): Promise<CaughtMail> {
  let newest: CaughtMail | undefined
  await expect
    .poll(
      async () => {
        newest = (await caughtFor(address)).findLast((mail) => subject === undefined || mail.subject === subject)
        return newest
      },
      { message: `a mail to ${address}`, timeout: within(20_000) },
    )
    .toBeDefined()
  return newest!
}

async function caughtFor(address: string): Promise<CaughtMail[]> {
  const answer = await fetch(`${environment.mailUrl}/email`)
  const mails = (await answer.json()) as CaughtMail[]
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

/** All mails to the address, the oldest first. */
export const mailsTo = caughtFor

/** The address at which a mail program ends such mails, with one click. */
export function oneClickOf({ headers }: CaughtMail): string {
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  return String(headers['list-unsubscribe']).replace(/^<|>$/g, '')
}

/** The one address that a mail asks its reader to open. */
export function linkIn({ text }: CaughtMail): URL {
  const link = text.match(/^https?:\/\/\S+$/m)?.[0]
  if (!link) throw new Error('The mail holds no link.')
  return new URL(link)
}
