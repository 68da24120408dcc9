import type { Refusal } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { verifyPassword } from '../passwords/password.ts'

/** Whoever moves an account to another mailbox shows that it is theirs: a session alone may be borrowed. */
export async function checkOwner(
  limits: Pick<Deps['limits'], 'passwordCheck'>,
  { email, passwordHash }: { email: string; passwordHash: string | null },
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw at(refusals.passwordNeeded)
  const giveBack = await limits.passwordCheck(email)
  if (!(await verifyPassword(password, passwordHash))) throw wrongPassword()
  await giveBack()
}

export const wrongPassword = (): Refusal => at(refusals.passwordNotRight)

const at = (refusal: typeof refusals.passwordNeeded) =>
  refusal({ errors: [{ path: 'currentPassword', message: refusal().message }] })
