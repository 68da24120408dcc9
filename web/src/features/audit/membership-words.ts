import type { MembershipAuditEntry } from '@storyright/contracts/http'
import { day, type MembershipState } from '@storyright/contracts/vocabulary'
import { stateLabels } from '../../entities/membership/state-labels.ts'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'

export const membershipActions: Record<MembershipAuditEntry['action'], string> = {
  'membership.granted': 'Complimentary months given',
  'membership.grant-ended': 'Complimentary months ended',
  'membership.ended': 'Membership ended',
  'membership.payment-refunded': 'Payment refunded',
}

const isDay = (field: string) => field.endsWith('Until')

export const wordsOfMemberships: FieldWords = {
  labels: {
    months: 'Months',
    state: 'Subscription',
    grantedUntil: 'Complimentary until',
    premiumUntil: 'Premium until',
    refunds: 'Running period refunded',
    refunded: 'Refunded before, in pounds',
    refundTo: 'Refunded after, in pounds',
    otherwise: 'Paid back in another way',
  },
  read: (field, value) => {
    if (field === 'state') return stateLabels[value as MembershipState]
    return isDay(field) && typeof value === 'string' ? day(value) : undefined
  },
}
