import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { type CatchMail, catchMail, SmtpRefusal } from './catch-mail.ts'

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
