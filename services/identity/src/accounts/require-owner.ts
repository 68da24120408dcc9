import type { Refusal } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'

interface Claim {
  id: string
  passwordHash: string | null
  /** The password as it was typed, if it was. */
  typed: string | undefined
}

/** Changing the mailbox, and closing the account, need the current password: a session alone may be borrowed. */
export async function requireOwner(
  { limits, passwords }: Pick<Deps, 'limits' | 'passwords'>,
  { id, passwordHash, typed }: Claim,
): Promise<void> {
  if (typed === undefined) throw at(refusals.passwordNeeded)
  const giveBack = await limits.passwordCheck(id)
  if (!(await passwords.verify(typed, passwordHash))) throw wrongPassword()
  await giveBack()
}

export const wrongPassword = (): Refusal => at(refusals.passwordNotRight)

const at = (refusal: typeof refusals.passwordNeeded) =>
  refusal({ errors: [{ path: 'currentPassword', message: refusal().message }] })
