import type { Role } from '@storyright/contracts/vocabulary'

const given: readonly Role[] = ['free', 'premium', 'producer', 'agent']

/** The roles that can be assigned; administrators are never made here. */
export function roleChoicesFor(role: Role): readonly Role[] {
  return role === 'admin' ? [...given, 'admin'] : given
}
