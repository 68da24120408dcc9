import { endWith } from '@storyright/platform'
import type { ItemListing } from '../../services/ai/src/recommendations/model/item.ts'
import { demoActivities } from './demo-activities.ts'
import { evaluate, recommenders } from './evaluate.ts'
import { evaluatedListings } from './listings.ts'
import { type Activity, inventPeople } from './people.ts'

/** Prints how good recommendations are on behaviour that they have not seen. */
async function runEvaluation(): Promise<number> {
  const listings = evaluatedListings()
  for (const [people, seed] of [
    [600, 1],
    [600, 2],
    [3_000, 3],
  ] as const)
    print(`${people} invented people, seed ${seed}`, listings, inventPeople(listings, { people, seed }))
  print('The demo’s year', listings, demoActivities())
  return 0
}

function print(whose: string, listings: readonly ItemListing[], activities: readonly Activity[]): void {
  console.log(`\n${whose}: ${activities.length} activities on ${listings.length} listings`)
  const rounded = Object.entries(evaluate(listings, activities, recommenders)).map(
    ([name, { ndcg, coverage, novelty }]) =>
      [name, { 'NDCG@10': ndcg.toFixed(3), coverage: coverage.toFixed(2), novelty: novelty.toFixed(1) }] as const,
  )
  console.table(Object.fromEntries(rounded))
}

await endWith(runEvaluation)
