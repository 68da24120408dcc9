import { asHtml } from './as-html.ts'
import { asText } from './as-text.ts'
import type { Draft } from './draft.ts'

/** What a mail says, both ways. */
export interface Letter {
  kind: string
  subject: string
  text: string
  html: string
  /** Where a mail program ends such mails, with one click; only of mails that can be switched off. */
  unsubscribeUrl?: string
}

/** Sets a draft in type: plain text, and HTML with the styles that mail programs understand. */
export function letter(draft: Draft): Letter {
  const { kind, subject, footer } = draft
  const unsubscribe = footer && { unsubscribeUrl: footer.unsubscribeUrl }
  return { kind, subject, text: asText(draft), html: asHtml(draft), ...unsubscribe }
}
