import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foldText } from '@storyright/contracts/vocabulary'
import { refusals } from '../errors.ts'

/** Publicly known words about a person, which are guessed first. */
export interface KnownOfSomebody {
  firstName: string
  lastName: string
  username: string | null
  email: string | null
}

type Field = 'password' | 'newPassword'

/** Shorter parts of a name occur in too many other words. */
const SHORTEST_PART = 4

const listed = path.join(import.meta.dirname, '../../data/common-passwords.txt')
const common = new Set(readFileSync(listed, 'utf8').trim().split('\n'))

/** Refuses, at its field, a new password that is among the first to be guessed. */
export function requireStrongPassword(field: Field, password: string, known: KnownOfSomebody): void {
  const folded = foldText(password)
  const holds = (text: string | null) => partsOf(foldText(text ?? '')).some((part) => folded.includes(part))
  const refuse = (refusal: typeof refusals.commonPassword) =>
    refusal({ errors: [{ path: field, message: refusal().message }] })
  if (common.has(folded)) throw refuse(refusals.commonPassword)
  if (holds(`${known.firstName} ${known.lastName}`)) throw refuse(refusals.nameInPassword)
  if (holds(known.username)) throw refuse(refusals.usernameInPassword)
  if (holds(localPartOf(known.email))) throw refuse(refusals.addressInPassword)
}

/** A name's words, and all of it, also written as one word. */
function partsOf(name: string): string[] {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return [name, words.join(''), ...words].filter((part) => Array.from(part).length >= SHORTEST_PART)
}

const localPartOf = (email: string | null) => email?.slice(0, email.lastIndexOf('@')) ?? null
