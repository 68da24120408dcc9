import { refusals } from '../errors.ts'
import { Prisma } from '../generated/client.ts'
import { isReserved, isReservedForFirms } from './reserved-names.ts'

export const takenEmail = () =>
  refusals.emailTaken({ errors: [{ path: 'email', message: 'An account with this email address already exists.' }] })

export const takenUsername = () =>
  refusals.usernameTaken({ errors: [{ path: 'username', message: 'This username is already taken.' }] })

interface Names {
  firstName?: string | undefined
  lastName?: string | undefined
  username?: string | null | undefined
  companyName?: string | null | undefined
}

/**
 * Refuses names that speak for the platform, and usernames that look like addresses. A name already in use by the person (`before`) may stay,
 * and administrators do speak for it.
 */
export function requireOwnNames(names: Names, before: (Names & { role: string }) | null = null): void {
  if (before?.role === 'admin') return
  const isNew = (field: keyof Names) => names[field] != null && names[field] !== before?.[field]
  const refuse = (path: keyof Names) =>
    refusals.nameReserved({ errors: [{ path, message: refusals.nameReserved().message }] })
  if (isNew('username') && names.username!.includes('@'))
    throw refusals.usernameIsAddress({
      errors: [{ path: 'username', message: refusals.usernameIsAddress().message }],
    })
  if (isNew('username') && isReserved(names.username!)) throw refuse('username')
  for (const field of ['firstName', 'lastName'] as const)
    if (isNew(field) && isReserved(names[field]!)) throw refuse(field)
  const both = `${names.firstName ?? ''} ${names.lastName ?? ''}`
  if ((isNew('firstName') || isNew('lastName')) && isReserved(both)) throw refuse('lastName')
  if (isNew('companyName') && isReservedForFirms(names.companyName!)) throw refuse('companyName')
}

/** Turns unique constraint violations into refusals: two people may request the same name at once. */
export async function naming<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') {
      const constraint = JSON.stringify(error.meta)
      if (constraint.includes('username_key')) throw takenUsername()
      if (constraint.includes('email')) throw takenEmail()
    }
    throw error
  }
}
