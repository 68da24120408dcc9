import type { Role } from '@storyright/contracts/vocabulary'

const given: readonly Role[] = ['free', 'premium', 'producer', 'agent']

/** The roles that can be assigned; administrators are never made here. */
export const roleChoicesFor = (role: Role): readonly Role[] => (role === 'admin' ? [...given, 'admin'] : given)
