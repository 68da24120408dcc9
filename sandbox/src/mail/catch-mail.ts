import type { Faults } from '../faults/faults.ts'
import type { RequestLog } from '../requests/request-log.ts'
import { type Mail, readMail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

/** Sending one mail. A fault's status is the SMTP reply: 4xx asks to try later, 5xx is final. */
export const smtpSend = 'smtp.send'

export interface CatchMail {
  mailbox: Mailbox
  faults: Faults
  requests: RequestLog
}

/** The SMTP reply to send instead of 250. */
export class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** Stores a mail, unless a fault was requested. */
export async function catchMail(
  { mailbox, faults, requests }: CatchMail,
  source: Buffer,
  envelope: Mail['envelope'],
): Promise<void> {
  const mail = await readMail(source, envelope, new Date())
  const fault = faults.take(smtpSend)?.status
  if (fault === undefined) mailbox.add(mail)
  requests.record({
    operation: smtpSend,
    summary: `${mail.subject || 'No subject'} → ${envelope.to.map(({ address }) => address).join(', ')}`,
    status: fault ?? 250,
    onRequest: fault !== undefined,
  })
  if (fault !== undefined) throw new SmtpRefusal(fault, 'This failure was asked for')
}
