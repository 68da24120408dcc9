import { understand } from '@storyright/asking'
import { endWith } from '@storyright/platform'
import { descriptions } from './descriptions.ts'
import { measureMeaning, measureNames } from './evaluate-search.ts'
import { type Search, withDemoCatalogue } from './open-catalogue.ts'
import { meaningOfDemo, withEmbedder } from './open-meaning.ts'

/** Prints how well search finds what is meant: by words alone, and by words and meaning. */
async function runEvaluation(): Promise<number> {
  await withDemoCatalogue(async (searchBy) => {
    await measure(
      'words alone',
      searchBy(async () => null),
    )
    const isThere = await withEmbedder(async (embedder) => {
      await measure('words and meaning', searchBy(await meaningOfDemo(embedder)))
      return true
    })
    if (!isThere) console.log('The model that reads meanings could not be fetched: only words were measured.')
  })
  return 0
}

async function measure(how: string, search: Search): Promise<void> {
  console.log(`By ${how}: ${descriptions.length} titles in other words, and twelve briefs`)
  console.table({
    'as typed': await measureMeaning(search, (text) => ({ search: text })),
    'as the search box asks': await measureMeaning(search, asTheBoxAsks),
  })
  console.log('Titles and authors by their names')
  console.table([await measureNames(search)])
}

function asTheBoxAsks(text: string) {
  const { rest, understood } = understand(text)
  return { search: rest, ...Object.fromEntries(understood.map(({ param, value }) => [param, value])) }
}

await endWith(runEvaluation)
