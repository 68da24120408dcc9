import { endWith } from '@storyright/platform'
import { measureAnalyses } from './analyses.ts'
import { demoActivities } from './demo-activities.ts'
import { type Evaluated, evaluate, type Recommender, recommenders } from './evaluate.ts'
import { evaluatedListings } from './listings.ts'
import { mean } from './measure.ts'
import { inventReaders } from './readers.ts'

const SEEDS = [1, 2, 3, 4, 5]
const PEOPLE = 1_500

/** Prints how good recommendations are on behaviour that they have not seen. */
async function runEvaluation(): Promise<number> {
  if (process.argv[2] === 'analyses') {
    console.table(measureAnalyses())
    return 0
  }
  const listings = evaluatedListings()
  const lives = SEEDS.map((seed) => evaluate(inventReaders(listings, { people: PEOPLE, seed }), recommenders))
  print(`${PEOPLE} invented readers, the mean of seeds ${SEEDS.join(', ')}`, lives)
  for (const [place, seed] of SEEDS.entries()) print(`Seed ${seed}`, [lives[place]!])
  print('The demo’s year', [evaluate({ listings, activities: demoActivities() }, recommenders)])
  return 0
}

function print(whose: string, lives: readonly Record<Recommender, Evaluated>[]): void {
  console.log(`\n${whose}`)
  const rounded = recommenders.map((name) => {
    const of = (figure: keyof Evaluated) => mean(lives.map((life) => life[name][figure]))
    const figures = {
      'NDCG@10': of('ndcg').toFixed(3),
      'after one favourite': of('first').toFixed(3),
      coverage: of('coverage').toFixed(2),
      'top 1 %': of('topShare').toFixed(2),
      untouched: of('untouchedShare').toFixed(3),
      novelty: of('novelty').toFixed(1),
    }
    return [name, figures] as const
  })
  console.table(Object.fromEntries(rounded))
}

await endWith(runEvaluation)
