import { company } from '@storyright/contracts/vocabulary'
import { createTransport } from 'nodemailer'
import type { WaitingMail } from './mail.store.ts'

/** An outgoing mail transport. */
export interface Post {
  send(
    mail: Pick<WaitingMail, 'id' | 'subject' | 'text' | 'html' | 'unsubscribeUrl'> & { recipient: string },
  ): Promise<void>
  close(): void
}

/** Sends by SMTP. */
export function openSmtp(smtpUrl: string, from: string): Post {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  return {
    async send({ id, recipient, subject, text, html, unsubscribeUrl }) {
      await transport.sendMail({
        from: { name: company.name.replace(/ Ltd$/, ''), address: from },
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`, // the same for each attempt, so that a mailbox can recognise a repeat
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
      })
    },
    close: () => transport.close(),
  }
}

/** What a mail program needs for a button of its own that ends such mails (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
