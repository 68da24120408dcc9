import type { MailWanted } from '@storyright/contracts/events'
import {
  communityAddresses,
  dayAndTime,
  notificationKind,
  notificationSettings,
  page,
  type Role,
} from '@storyright/contracts/vocabulary'
import type { Draft, Item } from '../../mail/letters/draft.ts'
import { type Letter, letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'

interface Wanted {
  wanted: MailWanted
  reader: { firstName: string }
  publicUrl: string
}

/** The notifications that community gathered for a person, with the link to unsubscribe. */
export function wantedLetter({ wanted, reader, publicUrl }: Wanted): Letter {
  const subject = oneLine(wanted.subject)
  const action = { label: oneLine(wanted.action.label), url: publicUrl + wanted.action.link }
  const items = wanted.items.map((item) => itemOf(item, publicUrl))
  const more = wanted.more > 0 ? `And ${wanted.more} more.` : undefined
  return letter({
    kind: `notification-${wanted.kind}`,
    subject,
    name: reader.firstName,
    ...(isListed(items, subject, action.url) ? alone(items[0]!) : { paragraphs: [], items }),
    ...(more && { more }),
    action,
    footer: footerOf(wanted, publicUrl),
  })
}

/** A producer’s plan is nobody else’s business. */
const roleLabels: Record<Role, string> = {
  ...{ producer: 'producer', premium: 'producer', free: 'producer' },
  ...{ agent: 'agent', admin: 'Storyright team' },
}

function itemOf({ title, detail, by, link, at }: MailWanted['items'][number], publicUrl: string): Item {
  const when = `${dayAndTime(at)}, UK time`
  const item = { label: oneLine(title), when, url: publicUrl + link }
  if (!detail || !by) return { ...item, detail: detail && oneLine(detail) }
  return {
    ...item,
    detail: null,
    quote: { by: writerOf(by), words: oneLine(detail) },
  }
}

/** Messages are quoted without a name: their reader may not know it yet. */
const writerOf = ({ name, role }: { name: string; role: Role }): string =>
  name === '' ? `The ${roleLabels[role]}` : `${oneLine(name)}, ${roleLabels[role]},`

/** A single entry: what happened in our words, then the user's text. */
const alone = ({ label, detail, quote }: Item): Pick<Draft, 'paragraphs' | 'quote'> =>
  quote ? { paragraphs: [`${label}.`], quote } : { paragraphs: [detail ?? `${label}.`] }

/** One entry alone, which subject and button name: listed, it would stand there twice. */
const isListed = (items: Item[], subject: string, url: string) =>
  items.length === 1 && subject.endsWith(items[0]!.label) && items[0]!.url === url

const reasons = {
  daily: 'You’re receiving this once a day because daily digests are on.',
  now: (label: string) => `You’re receiving this because ${label.toLowerCase()} emails are on.`,
}

function footerOf({ kind, unsubscribeToken }: MailWanted, publicUrl: string): NonNullable<Draft['footer']> {
  const token = encodeURIComponent(unsubscribeToken)
  return {
    why: kind === 'daily' ? reasons.daily : reasons.now(notificationKind(kind).label),
    links: [
      { label: 'Manage email settings', url: `${publicUrl}${notificationSettings}` },
      { label: 'Unsubscribe', url: `${publicUrl}${page('unsubscribe').path}?token=${token}` },
    ],
    unsubscribeUrl: `${publicUrl}${communityAddresses.unsubscribe.path.replace(':token', token)}`,
  }
}
