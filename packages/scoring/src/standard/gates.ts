import type { Figures } from '../figures.ts'

export interface Gate {
  name: string
  /** When it is passed. */
  text: string
  /** What to do about it when it is not. */
  advice: string
  passes(figures: Figures): boolean
}

const gate = (name: string, text: string, advice: string, passes: Gate['passes']): Gate => ({
  name,
  text,
  advice,
  passes,
})
const screenRights = ['film', 'tv', 'streaming'] as const

export const gateBorders = { score: 70, safety: 60, dataQuality: 50 } as const

/** What a title has to pass on its way to a greenlight. The documents name no gates; these are ours. */
export const gates: readonly Gate[] = [
  gate(
    'Viability',
    `A viability score of ${gateBorders.score} and more`,
    'Develop the material further before spending on a package: the overall score is too low.',
    ({ viability }) => viability >= gateBorders.score,
  ),
  gate(
    'Genre demand',
    `A genre score of ${gateBorders.score} and more`,
    'This genre sells below average, or is not in our table. Consider positioning the title in a neighbouring one.',
    ({ facts }) => facts.genre >= gateBorders.score,
  ),
  gate(
    'Medium readiness',
    `A medium score with length of ${gateBorders.score} and more`,
    'Plan for a longer adaptation: works of this medium or length are seldom taken straight to the screen.',
    ({ facts }) => facts.mediumWithLength >= gateBorders.score,
  ),
  gate(
    'Acceptable risk',
    `A risk of ${100 - gateBorders.safety} and less`,
    'To reduce risk, get the chain of title verified, then attach talent or a partner.',
    ({ scores }) => 100 - scores.riskProfile >= gateBorders.safety,
  ),
  gate(
    'Screen rights on offer',
    'Film, television or streaming rights on a title that is available',
    'Ask which screen rights can be had and when: none are on offer now.',
    ({ listing }) =>
      listing.status === 'available' && screenRights.some((right) => listing.rightsAvailable.includes(right)),
  ),
  gate(
    'Chain of title',
    'Every document of the chain of title verified',
    'Have the chain of title verified before money changes hands.',
    ({ listing }) => listing.chainOfTitleVerified,
  ),
  gate(
    'Defined audience',
    'The agent says whom it is for',
    'Ask the agent whom it is for: the audience shown here is a default.',
    ({ listing }) => Boolean(listing.targetAudience?.trim()) || listing.targetDemographic !== null,
  ),
  gate(
    'Pays back',
    'A forecast above the break-even gross',
    'Plan a smaller production: the forecast does not pay back the expected budget.',
    ({ returns }) => returns.netProfit >= 0,
  ),
  gate(
    'Enough data',
    `A data quality of ${gateBorders.dataQuality} and more`,
    'Treat these figures as a first look: much of the data that we look for is missing.',
    ({ confidence }) => confidence.dataQuality >= gateBorders.dataQuality,
  ),
]
