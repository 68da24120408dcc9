/** A refusal is an expected "no", with a status and the sentence a toast shows. */
export type RefusalDefinition = { message: string } & (
  | { status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 421 | 422 | 431 | 503 }
  /** A refusal of a limit always names the time to come back: this, where it is not known more exactly. */
  | { status: 429; retryAfterSeconds: number }
)

export interface FieldError {
  path: string
  message: string
  /** Where in a text that has lines of its own, counted from 1. */
  line?: number
  column?: number
}

export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: RefusalDefinition['status']
  readonly code: string
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** Further members of the problem, which the caller's screen needs. */
  readonly details: Record<string, unknown> | undefined

  constructor(
    definition: RefusalDefinition & { code: string },
    more: {
      message?: string | undefined
      errors?: FieldError[] | undefined
      retryAfterSeconds?: number | undefined
      details?: Record<string, unknown> | undefined
    } = {},
  ) {
    super(more.message ?? definition.message)
    this.status = definition.status
    this.code = definition.code
    this.errors = more.errors
    this.retryAfterSeconds =
      more.retryAfterSeconds ?? (definition.status === 429 ? definition.retryAfterSeconds : undefined)
    this.details = more.details
  }
}

export type RefusalDetails = ConstructorParameters<typeof Refusal>[1]

/** Turns a table of refusals into makers: `throw refusals.emailTaken()`. The code is the name in capitals. */
export function defineRefusals<Name extends string>(table: Record<Name, RefusalDefinition>) {
  const make = (name: Name) => (more?: RefusalDetails) => new Refusal({ ...table[name], code: refusalCode(name) }, more)
  return Object.fromEntries((Object.keys(table) as Name[]).map((name) => [name, make(name)])) as Record<
    Name,
    (more?: RefusalDetails) => Refusal
  >
}

/** `emailTaken` → `EMAIL_TAKEN`. */
export const refusalCode = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** When to come back, where it is not known: soon where limits fill up by themselves, later where people make room, or the day after. */
export const comeBack = { soonSeconds: 60, laterSeconds: 3_600, tomorrowSeconds: 86_400 } as const

/** The refusals that every service needs. */
export const refusals = defineRefusals({
  validationFailed: { status: 400, message: 'Some of what was sent is not valid.' },
  cursorNotValid: { status: 400, message: 'This place in the list is not valid. Start again from its beginning.' },
  malformedRequest: { status: 400, message: 'The request could not be read.' },
  notSignedIn: { status: 401, message: 'You are not signed in.' },
  notAllowed: { status: 403, message: 'You are not allowed to do this.' },
  foreignOrigin: { status: 403, message: 'This request came from another site.' },
  notFound: { status: 404, message: 'There is nothing here.' },
  methodNotAllowed: { status: 405, message: 'This address does not answer that method.' },
  conflict: { status: 409, message: 'This changed in the meantime. Load it again and retry.' },
  changedMeanwhile: { status: 409, message: 'This was changed after you opened it. Nothing has been saved yet.' },
  tooLarge: { status: 413, message: 'What was sent is too large.' },
  wrongContentType: { status: 415, message: 'This content type is not accepted here.' },
  emptyFile: { status: 415, message: 'There is nothing in this file.' },
  truncatedPdf: {
    status: 415,
    message: 'This PDF ends in the middle. Please save or download it again, and send the whole of it.',
  },
  encryptedPdf: {
    status: 415,
    message:
      'This PDF is encrypted, so that not everybody can open it. Please save it without a password or restrictions.',
  },
  tooManyParts: {
    status: 415,
    message: 'This file has more parts than any presentation. Please save it again, or send it as a PDF.',
  },
  fileTooElaborate: {
    status: 415,
    message: 'This file is built in a way that takes too long to read. Please save it again, or send it as a PDF.',
  },
  misdirected: { status: 421, message: 'Nothing is answered here under this name.' },
  tooManyRequests: {
    status: 429,
    message: 'Too many attempts. Please wait a moment and try again.',
    retryAfterSeconds: comeBack.soonSeconds,
  },
  storageFull: {
    status: 429,
    message: 'Your uploads take up all the room that there is for one person.',
    retryAfterSeconds: comeBack.laterSeconds,
  },
  viewLimitReached: {
    status: 403,
    message: 'You have opened the five listings of this month. Premium members open as many as they like.',
  },
  earlyAccess: { status: 403, message: 'Premium members see this title first. It opens to everybody soon.' },
  unavailable: { status: 503, message: 'This part is not available right now. Please try again shortly.' },
  filesUnavailable: {
    status: 503,
    message: 'Files cannot be sent or read at the moment. Please try again later.',
  },
  listingNotFound: {
    status: 404,
    message: "The listing you're looking for doesn't exist or has been removed.",
  },
})

export const problemContentType = 'application/problem+json'
