import type { Database } from '../../../services/offers/src/database.ts'
import { auditBooks } from '../../../services/offers/test/money/audit.ts'
import type { Journal } from '../support/journal.ts'
import { withoutLeftToPeople } from './left-to-people.ts'
import type { MailReader } from './mail.ts'

interface Evidence {
  offers: Database
  sandboxUrl: string
  journal: Journal
  mail: MailReader
}

/** Checks what must hold once everything is back; returns a sentence for each fault. */
export async function audit(evidence: Evidence): Promise<string[]> {
  const { offers, sandboxUrl, journal } = evidence
  const faults = [
    ...journal.faults,
    ...(await auditBooks({ database: offers, sandboxUrl, where: {} })),
    ...(await brokenPromises(evidence)),
    ...(await wrongMail(evidence)),
  ]
  return withoutLeftToPeople(faults, journal.undone)
}

/** What a response has confirmed must still be true. */
async function brokenPromises({ offers, journal }: Evidence): Promise<string[]> {
  const rows = await offers.offer.findMany({ select: { id: true, status: true, offerPrice: true } })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const faults: string[] = []
  for (const { id } of journal.made.values()) if (!byId.has(id)) faults.push(`Offer ${id} was answered for and is lost`)
  for (const id of journal.accepted.keys())
    if (byId.get(id)?.status !== 'accepted') faults.push(`Offer ${id} was answered as accepted and is not`)
  const prices = new Set(rows.map(({ offerPrice }) => offerPrice))
  if (prices.size !== rows.length) faults.push('A request that was repeated made a second offer')
  return faults
}

const letters = {
  producer: /^Your offer for .* has been accepted$/,
  agent: /^The offer for .* is accepted$/,
}

async function wrongMail({ offers, mail }: Evidence): Promise<string[]> {
  const rows = await offers.offer.findMany({ select: { id: true, status: true, offerPrice: true } })
  return Object.entries(letters).flatMap(([side, subject]) => {
    const sent = mail.aboutAmounts(subject)
    return rows
      .map(({ id, status, offerPrice }) => ({ id, status, mails: sent.get(offerPrice) ?? 0 }))
      .filter(({ status, mails }) => mails !== (status === 'accepted' ? 1 : 0))
      .map(({ id, status, mails }) => `${status} offer ${id}: the ${side} was told of an acceptance ${mails} times`)
  })
}
