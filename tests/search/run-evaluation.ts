import { understand } from '@storyright/asking'
import { endWith } from '@storyright/platform'
import { descriptions } from './descriptions.ts'
import { evaluateSearch } from './evaluate-search.ts'
import { withDemoCatalogue } from './open-catalogue.ts'

/** Prints how well search finds what is meant: as the search box asks, and with the words alone. */
async function runEvaluation(): Promise<number> {
  await withDemoCatalogue(async (search) => {
    const asTyped = await evaluateSearch(search)
    const understood = await evaluateSearch(search, (text) => {
      const { rest, understood: parts } = understand(text)
      return { search: rest, ...Object.fromEntries(parts.map(({ param, value }) => [param, value])) }
    })
    console.log(`${descriptions.length} titles in other words, twelve briefs, every sixth title and author of the demo`)
    console.table({ 'words alone': asTyped, 'with what is understood': understood })
  })
  return 0
}

await endWith(runEvaluation)
