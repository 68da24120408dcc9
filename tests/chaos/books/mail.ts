import { setTimeout as pause } from 'node:timers/promises'

interface Mail {
  id: string
  subject: string
  text: string
  headers: Record<string, string | string[]>
}

const EVERY_MS = 2_000
const amount = /£([\d,]+)/g

export type MailReader = ReturnType<typeof readMail>

/** Collects what the mail catcher receives, which keeps only the newest mails. */
export function readMail(url: string, everyMs = EVERY_MS) {
  const stopping = new AbortController()
  const { signal } = stopping
  const mails = new Map<string, Mail>()
  let missed = false

  async function look(): Promise<void> {
    const answer = await fetch(`${url}/email`).catch(() => undefined)
    if (!answer?.ok) return // it is down for a while, and keeps its mails meanwhile
    const found = (await answer.json()) as Mail[]
    missed ||= mails.size > 0 && !found.some(({ id }) => mails.has(id))
    for (const mail of found) mails.set(mail.id, mail)
  }
  const reading = (async () => {
    while (!signal.aborted) {
      await look()
      await pause(everyMs, undefined, { signal }).catch(() => undefined)
    }
    await look()
  })()

  return {
    async stop(): Promise<void> {
      stopping.abort()
      await reading
      if (missed) throw new Error('The mail catcher forgot mails before they were read')
    },
    /** How many mails were delivered, and how many of them for a second time. */
    counts: () => ({ delivered: mails.size, repeated: mails.size - once([...mails.values()]).length }),
    /** How many different mails with this beginning and ending of the subject name an amount, by amount. */
    aboutAmounts(subject: RegExp): Map<number, number> {
      const amounts = once([...mails.values()].filter((mail) => subject.test(mail.subject))).flatMap(({ text }) => [
        ...new Set([...text.matchAll(amount)].map(([, digits]) => Number(digits!.replaceAll(',', '')))),
      ])
      return new Map([...Map.groupBy(amounts, (each) => each)].map(([price, all]) => [price, all.length]))
    },
  }
}

/** A sender that was cut off retries with the same Message-ID, by which mailboxes drop the duplicate. */
const once = (mails: Mail[]) => [...new Map(mails.map((mail) => [String(mail.headers['message-id']), mail])).values()]
