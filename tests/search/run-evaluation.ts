import { understand } from '@storyright/asking'
import { endWith } from '@storyright/platform'
import { descriptions } from './descriptions.ts'
import { measureMeaning, measureNames } from './evaluate-search.ts'
import { withDemoCatalogue } from './open-catalogue.ts'

/** Prints how well search finds what is meant: as the search box asks, and with the words alone. */
async function runEvaluation(): Promise<number> {
  await withDemoCatalogue(async (search) => {
    console.log(`${descriptions.length} titles in other words, and twelve briefs`)
    const meaning = {
      'words alone': await measureMeaning(search, (text) => ({ search: text })),
      'as the search box asks': await measureMeaning(search, asTheBoxAsks),
    }
    console.table(meaning)
    console.log('Titles and authors by their names')
    console.table([await measureNames(search)])
  })
  return 0
}

function asTheBoxAsks(text: string) {
  const { rest, understood } = understand(text)
  return { search: rest, ...Object.fromEntries(understood.map(({ param, value }) => [param, value])) }
}

await endWith(runEvaluation)
