import { type AccountStatus, producerRoles, type Refusal, type Role } from '@storyright/contracts/vocabulary'
import { refusals } from '../errors.ts'

interface StatusRules {
  /** The statuses that may follow. */
  next: readonly AccountStatus[]
  /** Why someone with the right password may not sign in; `null` when they may. */
  signInRefusal: (() => Refusal) | null
  /** Whether a forgotten password may be reset. That never activates an inactive account. */
  mayResetPassword: boolean
}

/** The life of an account. */
export const accountRules: Record<AccountStatus, StatusRules> = {
  pending_verification: {
    next: ['active', 'closed'],
    signInRefusal: refusals.emailNotVerified,
    mayResetPassword: true,
  },
  pending_review: {
    next: ['active', 'rejected', 'closed'],
    signInRefusal: refusals.applicationPending,
    mayResetPassword: true,
  },
  rejected: { next: ['active', 'closed'], signInRefusal: refusals.applicationRejected, mayResetPassword: true },
  active: { next: ['suspended', 'closed'], signInRefusal: null, mayResetPassword: true },
  suspended: { next: ['active', 'closed'], signInRefusal: refusals.accountSuspended, mayResetPassword: true },
  closed: { next: [], signInRefusal: refusals.wrongCredentials, mayResetPassword: false },
}

/** Status changes by administrators: from which statuses, and to which. */
export const statusChanges = {
  approved: { from: ['pending_review', 'rejected'], to: 'active' },
  rejected: { from: ['pending_review'], to: 'rejected' },
  suspended: { from: ['active'], to: 'suspended' },
  activated: { from: ['suspended'], to: 'active' },
} as const satisfies Record<string, { from: readonly AccountStatus[]; to: AccountStatus }>

export function allows(action: keyof typeof statusChanges, status: AccountStatus) {
  return (statusChanges[action].from as readonly AccountStatus[]).includes(status)
}

/** The status an account begins with. */
export const firstStatus = (role: 'producer' | 'agent'): AccountStatus =>
  role === 'agent' ? 'pending_review' : 'pending_verification'

export function requireStep(from: AccountStatus, to: AccountStatus): void {
  if (!accountRules[from].next.includes(to)) throw new Error(`an account cannot go from ${from} to ${to}`)
}

interface Profile {
  role: Role
  username: string | null
  address: string | null
  phoneNumber: string | null
  whatAreYouLookingFor: string | null
  howDidYouHearAboutUs: string | null
}

/** Producers fill in the complete-profile form; nobody else has to. */
export function isProfileComplete(profile: Profile): boolean {
  if (!producerRoles.includes(profile.role)) return true
  const { username, address, phoneNumber, whatAreYouLookingFor, howDidYouHearAboutUs } = profile
  return [username, address, phoneNumber, whatAreYouLookingFor, howDidYouHearAboutUs].every(Boolean)
}
