import { looksLike } from './username-key.ts'

/** Refused anywhere in a name, and in firms' names too. */
const company = 'storyright'
/** Refused as a word of a name. */
const offices = [
  ...['admin', 'admins', 'administrator', 'administrators', 'administration', 'sysadmin', 'superadmin', 'webmaster'],
  ...['moderator', 'moderators', 'moderation', 'support', 'helpdesk', 'official', 'billing', 'security', 'postmaster'],
  ...['noreply', 'verification', 'compliance', 'payments', 'customerservice', 'customercare', 'administrators'],
]
/** Refused only next to such words and fillers: people are called Root and Staff, and firms are teams. */
const functions = [
  ...[
    'team',
    'staff',
    'help',
    'customer',
    'legal',
    'privacy',
    'abuse',
    'info',
    'contact',
    'system',
    'root',
    'mod',
    'mods',
  ],
  ...['refunds', 'finance', 'trust', 'safety', 'verified', 'everyone', 'everybody', 'anonymous'],
]
/** The names on pages of closed accounts and people not yet known. */
const standIns = ['formermember', 'newmember']
const fillers = [
  ...[
    'service',
    'services',
    'care',
    'desk',
    'centre',
    'center',
    'account',
    'accounts',
    'department',
    'dept',
    'office',
    'group',
  ],
  ...[
    'the',
    'real',
    'our',
    'your',
    'uk',
    'hq',
    'bot',
    'no',
    'reply',
    'of',
    'and',
    'from',
    'by',
    'at',
    'member',
    'members',
    'all',
  ],
  ...['press', 'payment', 'refund', 'owner', 'user', 'users', 'site', 'chief', 'head', 'online'],
]

const digits: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ l: 'i', '|': 'i', '!': 'i', $: 's', '@': 'a', '€': 'e', '£': 'l' },
}

/** Letters as they look at a glance: digits and signs for letters, `rn` for `m`, `vv` for `w`. */
function readAtAGlance(text: string): string {
  const letters = looksLike(looksLike(text.normalize('NFKC')).toLowerCase()).toLowerCase()
  return letters
    .replace(/[0-9l|!$@€£]/g, (sign) => digits[sign]!)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}

const glanced = (words: readonly string[]) => new Set(words.map(readAtAGlance))
const [companyRead, officesRead] = [readAtAGlance(company), glanced(offices)]
const speakingRead = new Set([companyRead, ...officesRead, ...glanced(functions)])
const fillersRead = glanced(fillers)
const standInsRead = glanced(standIns)

/** The words of a name, also of one in camel case. */
const wordsIn = (name: string): string[] =>
  name
    .normalize('NFKC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}$@!|€£\p{Default_Ignorable_Code_Point}]+/u)
    .filter(Boolean)

/** A word, also without the digits around it: `admin_1`, `2support`. */
const readings = (word: string): string[] => [readAtAGlance(word), readAtAGlance(word.replace(/^[\d!]+|[\d!]+$/g, ''))]

/** Whether it consists of such words only, with at least one that is no filler. */
function isMadeOfThem(letters: string): boolean {
  /** Up to where it can be read, and whether all of that is fillers. */
  const read: { end: number; speaks: boolean }[] = [{ end: 0, speaks: false }]
  for (const { end: begin, speaks } of read)
    for (let end = begin + 1; end <= letters.length; end += 1) {
      const word = letters.slice(begin, end)
      const next = speakingRead.has(word) ? true : fillersRead.has(word) ? speaks : null
      if (next === null || read.some((one) => one.end === end && one.speaks === next)) continue
      read.push({ end, speaks: next })
    }
  return read.some(({ end, speaks }) => speaks && end === letters.length)
}

/** Whether this is, or holds, the name of the platform or that of one of its offices, however it is spelled. */
export function isReserved(name: string): boolean {
  return isReservedForFirms(name) || wordsIn(name).some((word) => readings(word).some((read) => officesRead.has(read)))
}

/** The same of a firm, which may well be called “Security Films”. */
export function isReservedForFirms(name: string): boolean {
  const whole = readAtAGlance(wordsIn(name).join(''))
  if (whole.includes(companyRead) || standInsRead.has(whole)) return true
  const chunks = name.trim().split(/\s+/)
  if (chunks.every((chunk) => [...chunk].length === 1)) return isMadeOfThem(whole) // spelled out: `a d m i n`
  const reads = chunks.map((chunk) => readings(wordsIn(chunk).join('')))
  const isFiller = (letters: string) => fillersRead.has(letters)
  return (
    reads.some((chunk) => chunk.some(isMadeOfThem)) &&
    reads.every((chunk) => chunk.some(isMadeOfThem) || chunk.some(isFiller))
  )
}
