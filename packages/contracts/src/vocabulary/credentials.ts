import { limits } from './constants.ts'
import { foldText } from './fold.ts'
import { withoutUnseen } from './visible-text.ts'

const LONGEST_LOCAL_PART = 64
/** The characters of an atom (RFC 5322), as browsers take them in a field for an address. */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** With a dot, as every mailbox out there has it; a top-level domain is never a number. */
const domain = new RegExp(`^(?:${label}\\.)+(?=[a-z])${label}$`)
const international = /^(?:[\p{L}\p{M}\p{N}.。．｡·・-]|\u200c|\u200d)+$/u

/**
 * An e-mail address as it is kept and compared, or null for what is none: in lower case, without what comes along when people paste,
 * its domain as it is written on the wire (`münchen.example` is `xn--mnchen-3ya.example`). No zod here: the web imports it.
 */
export function emailAddressOf(typed: string): string | null {
  const text = typed.trim()
  if (text.length > limits.email * 2) return null
  const at = text.lastIndexOf('@')
  const local = withoutUnseen(text.slice(0, at)).trim()
  const host = onTheWire(text.slice(at + 1))
  if (at < 1 || local.length > LONGEST_LOCAL_PART || !localPart.test(local) || !domain.test(host)) return null
  const address = `${local.toLowerCase()}@${host}`
  return address.length <= limits.email ? address : null
}

/** The URL parser is the one place where browsers and servers alike know the rules of international names. */
function onTheWire(typed: string): string {
  const host = typed
    .replace(/^\p{Default_Ignorable_Code_Point}+|\p{Default_Ignorable_Code_Point}+$/gu, '')
    .toLowerCase()
  if (/^[\0-\x7f]*$/.test(host)) return host
  const address = `http://${host}/`
  return international.test(host) && URL.canParse(address) ? new URL(address).hostname : ''
}

export const passwordTooPlain = 'Password must be more than blanks or one character repeated'

/** Whether a password is more than blanks, or one character over and over: in capitals, with accents or among blanks as well. */
export const isMoreThanOneCharacter = (password: string): boolean =>
  new Set(Array.from(foldText(password).replace(/\s/g, ''))).size > 1
