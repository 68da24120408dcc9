import { randomUUID } from 'node:crypto'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'

export interface MailAddress {
  address: string
  name: string
}

type Recipient = Pick<MailAddress, 'address'>

/** A caught mail, in the shape that maildev made known. */
export interface Mail {
  id: string
  from: MailAddress[]
  to: MailAddress[]
  cc: MailAddress[]
  replyTo: MailAddress[]
  subject: string
  text: string
  html: string | null
  /** As the sender dated it, else when it came. */
  date: string
  /** When it came. */
  time: string
  headers: Record<string, string | string[]>
  /** The envelope's sender and recipients: blind copies are only here. */
  envelope: { from: Recipient; to: Recipient[] }
}

/** Reads a mail from the bytes that were sent. */
export async function readMail(source: Buffer, envelope: Mail['envelope'], now: Date): Promise<Mail> {
  const parsed = await simpleParser(source, { skipTextToHtml: true })
  return {
    id: randomUUID(),
    from: addressesOf(parsed.from),
    to: addressesOf(parsed.to),
    cc: addressesOf(parsed.cc),
    replyTo: addressesOf(parsed.replyTo),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || null,
    date: (isDate(parsed.date) ? parsed.date : now).toISOString(),
    time: now.toISOString(),
    headers: headersOf(parsed),
    envelope,
  }
}

function addressesOf(field: AddressObject | AddressObject[] | undefined): MailAddress[] {
  const people = [field ?? []].flat().flatMap((each) => each.value)
  return people.flatMap((person) => person.group ?? [person]).map(({ address = '', name }) => ({ address, name }))
}

/** As written, with folded lines joined; a header that comes twice is a list. */
function headersOf({ headerLines }: ParsedMail): Mail['headers'] {
  const headers: Mail['headers'] = Object.create(null)
  for (const { key, line } of headerLines) {
    const value = line
      .slice(line.indexOf(':') + 1)
      .replace(/\r?\n[ \t]+/g, ' ')
      .trim()
    const before = headers[key]
    headers[key] = before === undefined ? value : [before, value].flat()
  }
  return headers
}

const isDate = (date: Date | undefined): date is Date => date !== undefined && !Number.isNaN(date.getTime())
