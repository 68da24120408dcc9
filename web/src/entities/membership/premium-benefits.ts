import { benefits } from '@storyright/contracts/vocabulary'

/** What Premium brings beyond the free plan. */
export const premiumBenefits = benefits.filter(({ free, premium }) => free !== premium)
