import { endWith } from '@storyright/platform'
import { evaluate, recommenders } from './evaluate.ts'
import { evaluatedListings } from './listings.ts'
import { inventPeople } from './people.ts'

/** Prints how good recommendations are on behaviour that they have not seen. */
async function runEvaluation(): Promise<number> {
  const listings = evaluatedListings()
  for (const [people, seed] of [
    [600, 1],
    [600, 2],
    [3_000, 3],
  ] as const) {
    const activities = inventPeople(listings, { people, seed })
    console.log(
      `\n${people} invented people, seed ${seed}: ${activities.length} activities on ${listings.length} listings`,
    )
    const rounded = Object.entries(evaluate(listings, activities, recommenders)).map(
      ([name, { ndcg, coverage, novelty }]) =>
        [name, { 'NDCG@10': ndcg.toFixed(3), coverage: coverage.toFixed(2), novelty: novelty.toFixed(1) }] as const,
    )
    console.table(Object.fromEntries(rounded))
  }
  return 0
}

await endWith(runEvaluation)
