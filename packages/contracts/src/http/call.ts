import type { z } from 'zod'
import type { Address } from '../vocabulary/addresses/address.ts'
import type { PersonLimit } from '../vocabulary/constants.ts'
import type { Access } from '../vocabulary/people.ts'
import type { SwitchName } from '../vocabulary/switches.ts'

interface CallDetails {
  summary: string
  access: Access
  /** The sentence for a signed-in user without access, where the general one does not fit. */
  refusedWith?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The field that carries a file, for multipart calls; such calls have no `body`. */
  upload?: string
  status: 200 | 201 | 202 | 204
  /**
   * What it is about can be edited by several at once. A GET answers the version as its ETag; a change takes it as `If-Match`, and is
   * refused with 409 and the thing as it is now where that names an older one.
   */
  isVersioned?: true
  /** It is open to everybody and looks at a password itself: 401 where that is wrong. */
  checksCredentials?: true
  /** The switch with which operators stop it: 503 with the switch's sentence, before anything else of it happens. */
  switchedBy?: SwitchName
  /** What it answers with may not exist: 404. */
  mayBeMissing?: true
  /** A GET that changes something: a HEAD of it, as scanners of mails and checkers of links send it, is answered without it. */
  changesOnGet?: true
  /** It costs somebody else something: the gateway counts how often a person has it done. */
  perPerson?: PersonLimit
  /** It goes on for as long as both sides live: server-sent events. */
  isStream?: true
  /** What it answers instead of JSON. */
  sends?: 'text/csv' | 'application/octet-stream'
  /** Absent for answers without a body. */
  reply?: z.ZodType
}

/** One documented call, declared once: the service mounts it, the gateway documents it, tests walk over it. */
export interface Call extends Address, CallDetails {}

/** Keeps the exact types of a call, so that handlers are typed by it. */
export function defineCall<const A extends Address, const Details extends CallDetails>(
  address: A,
  details: Details,
): A & Details {
  return { ...address, ...details }
}
