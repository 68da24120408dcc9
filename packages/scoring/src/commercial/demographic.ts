import type { PublicListing } from '@storyright/contracts/events'
import { type Block, byAgent, byDefault } from '../provenance/basis.ts'
import { audienceDefaults, genderSplits, incomeClasses } from '../tables/audience.ts'

/** Whom it is for, in a few words: the agent's demographic, else the agent's target audience, else the default. */
export function demographicOf({ targetDemographic, targetAudience }: PublicListing): Block<string> {
  const { ageRange, gender, income } = targetDemographic ?? { ageRange: null, gender: null, income: null }
  const parts = [ageRange, gender && genderSplits[gender], income && incomeClasses[income]].filter(Boolean)
  if (parts.length > 0) return { figures: parts.join(', '), basis: { '': byAgent('the target demographic') } }
  if (targetAudience?.trim()) return { figures: targetAudience, basis: { '': byAgent('target audience') } }
  return { figures: audienceDefaults.primaryAge, basis: { '': byDefault('The age group that is usual for films.') } }
}
