import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Faults } from '../faults/faults.ts'
import type { RequestLog } from '../requests/request-log.ts'
import { type Mail, readMail } from './mail.ts'
import type { Mailbox } from './mail-app.ts'

const LARGEST_MAIL = 10 * 1024 * 1024
const IDLE_LIMIT_MS = 60_000
const CLOSE_LIMIT_MS = 1_000

/** Takes every mail from everybody, for everybody; nothing leaves this machine. */
export interface SmtpCatcher {
  listen(port: number, host: string): Promise<void>
  close(): Promise<void>
}

export function createSmtpCatcher(deps: CatchMail): SmtpCatcher {
  const server = new SMTPServer({
    banner: 'Storyright sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    socketTimeout: IDLE_LIMIT_MS,
    closeTimeout: CLOSE_LIMIT_MS,
    onData: (stream, session, done) => {
      readAll(stream)
        .then((source) => catchMail(deps, source, envelopeOf(session)))
        .then(() => done(), done)
    },
  })
  return {
    async listen(port, host) {
      const failed = once(server, 'error').then(([error]) => Promise.reject(error))
      await Promise.race([new Promise<void>((resolve) => server.listen(port, host, resolve)), failed])
      server.on('error', () => {}) // a client that goes away in mid-sentence must not end the sandbox
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
  if (stream.sizeExceeded) throw new SmtpRefusal(552, 'This mail is larger than 10 MB')
  return Buffer.concat(chunks)
}

const envelopeOf = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: { address: mailFrom ? mailFrom.address : '' },
  to: rcptTo.map(({ address }) => ({ address })),
})

/** Sending one mail. A fault's status is the SMTP reply: 4xx asks to try later, 5xx is final. */
export const smtpSend = 'smtp.send'

interface CatchMail {
  mailbox: Mailbox
  faults: Faults
  requests: RequestLog
}

/** The SMTP reply to send instead of 250. */
class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** Stores a mail, unless a fault was requested. */
async function catchMail(
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
