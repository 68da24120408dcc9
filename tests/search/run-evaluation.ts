import { understand } from '@storyright/asking'
import { endWith } from '@storyright/platform'
import { descriptions } from './descriptions.ts'
import { measureMeaning, measureNames } from './evaluate-search.ts'
import { withDemoCatalogue } from './open-catalogue.ts'

/** Prints how well search finds what is meant: as the search box asks, and with the words alone. */
async function runEvaluation(): Promise<number> {
  await withDemoCatalogue(async (searchBy) => {
    const byWords = searchBy(async () => null)
    const meaning_ = await demoMeaning()
    const byBoth = searchBy(meaning_)
    console.log(`${descriptions.length} titles in other words, and twelve briefs`)
    const meaning = {
      'words alone': await measureMeaning(byWords, (text) => ({ search: text })),
      'words alone, as the search box asks': await measureMeaning(byWords, asTheBoxAsks),
      'words and meaning': await measureMeaning(byBoth, (text) => ({ search: text })),
      'words and meaning, as the search box asks': await measureMeaning(byBoth, asTheBoxAsks),
    }
    console.table(meaning)
    console.log('Titles and authors by their names')
    if (!process.env.FAST)
      console.table({ 'words alone': await measureNames(byWords), 'words and meaning': await measureNames(byBoth) })
  })
  return 0
}

function asTheBoxAsks(text: string) {
  const { rest, understood } = understand(text)
  return { search: rest, ...Object.fromEntries(understood.map(({ param, value }) => [param, value])) }
}

await endWith(runEvaluation)

async function demoMeaning() {
  const { readFileSync } = await import('node:fs')
  const { createEmbedder, VectorIndex } = await import('@storyright/meaning')
  const { demoListings } = await import('@storyright/demo')
  const e = createEmbedder({ program: '/work/wt/meaning/packages/meaning/src/embed.ts', folder: '/tmp/mm/rt' })
  const vs = JSON.parse(readFileSync('/tmp/mm/vectors.json', 'utf8'))
  const index = new VectorIndex()
  demoListings().forEach(({ form, number, id }: any, at: number) =>
    index.set(String(at + 1), new Int8Array(Buffer.from(vs[form.title], 'base64'))),
  )
  return async (text: string) => index.nearest(await e.embed(text), 100)
}
