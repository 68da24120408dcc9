import { refusals } from '../errors.ts'
import { Prisma } from '../generated/client.ts'

export const takenEmail = () =>
  refusals.emailTaken({ errors: [{ path: 'email', message: 'An account with this email address already exists.' }] })

export const takenUsername = () =>
  refusals.usernameTaken({ errors: [{ path: 'username', message: 'This username is already taken.' }] })

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
