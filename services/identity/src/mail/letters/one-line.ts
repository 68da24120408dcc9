import { beginningOf } from '@storyright/contracts/vocabulary'

/** The longest user text in a mail. */
const MOST = 300

/** What mail programs make links of by themselves: addresses of pages with a scheme or without, of mailboxes, of telephones. */
const addressed = /[a-z][a-z\d+.-]*:\/{0,2}(?=[^\s/])\S*|\S*:\/\/\S*|\bwww\.\S*|\S+@\S+/giu
const schemes =
  /^(?:https?|ftp|mailto|tel|sms|javascript|data|file|callto|skype|whatsapp|tg|xmpp|irc|news|webcal|market):/i
/** A host and perhaps a path, without a scheme. */
const host =
  /(?<![\p{L}\p{N}])((?:[\p{L}\p{N}][\p{L}\p{N}-]*[.\u3002\uff0e\uff61\u2024])+)(?=[\p{L}]{2,}|xn--|\d)(\S*)/gu
/** Four numbers as an address; of other numbers with points mail programs make nothing. */
const numbers = /^\d+(?:\.\d+)*$/

/** Without anything that a mail program would show as a link: a mail of ours leads where we lead. */
export const withoutLinks = (text: string): string =>
  text
    .replace(addressed, (found) =>
      found.includes('://') || found.includes('@') || /^www\./i.test(found) || schemes.test(found) ? '[link]' : found,
    )
    .replace(host, (found) => (numbers.test(found) && found.split('.').length !== 4 ? found : spaced(found)))

const spaced = (found: string) => found.replace(/[.\u3002\uff0e\uff61\u2024](?=[\p{L}\p{N}])/gu, '. ')

/** What people typed, on one line, with nothing to open and no longer than a mail quotes. */
export const oneLine = (text: string) => beginningOf(withoutLinks(text.replace(/\s+/g, ' ').trim()), MOST)
