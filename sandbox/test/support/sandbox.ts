import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@storyright/backing-servers'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import type { Mail } from '../../src/mail/mail.ts'

/** The addresses of a sandbox, and the environment that makes it listen there. */
export interface Place {
  environment: Record<string, string>
  url: string
  mailUrl: string
  send(mail: SendMailOptions): Promise<unknown>
  /** Every mail that was caught, newest last. */
  mails(): Promise<Mail[]>
  leave(): Promise<void>
}

export async function choosePlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-sandbox-'))
  const [port, smtpPort, mailPort] = await Promise.all([freePort(), freePort(), freePort()])
  const mailUrl = `http://127.0.0.1:${mailPort}`
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true })
  return {
    environment: {
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      MAIL_PORT: String(mailPort),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    },
    url: `http://127.0.0.1:${port}`,
    mailUrl,
    send: (mail) => transport.sendMail({ from: 'Storyright <hello@storyright.test>', ...mail }),
    mails: async () => (await fetch(`${mailUrl}/email`)).json() as Promise<Mail[]>,
    leave: () => rm(folder, { recursive: true }),
  }
}

/** A sandbox that listens at a place, inside this process. */
export async function startSandbox(place: Place): Promise<{ stop(): Promise<void> }> {
  const config = readConfig(place.environment)
  const app = await buildApp(config)
  await app.listen({ port: config.PORT, host: config.HOST })
  return { stop: () => app.close() }
}
