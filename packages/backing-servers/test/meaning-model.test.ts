import path from 'node:path'
import { cosineOf, createEmbedder } from '@storyright/meaning'
import { testMeaningModel } from '@storyright/testing'

describe('the model that reads meanings', () => {
  it('is fetched once, and finds nearer what means nearly the same in other words', async () => {
    const folder = await testMeaningModel()
    expect(await testMeaningModel()).toBe(folder)
    const program = path.resolve(import.meta.dirname, '../../meaning/src/embed.ts')
    const embedder = createEmbedder({ program, folder })
    try {
      const [asked, near, far] = [
        await embedder.embed('a ghost story by the sea'),
        await embedder.embed('A haunted lighthouse keeper hears those who drowned'),
        await embedder.embed('Quarterly tax returns of a company'),
      ]
      expect(cosineOf(asked, near)).toBeGreaterThan(0.4)
      expect(cosineOf(asked, far)).toBeLessThan(0.2)
      expect(await embedder.embed('a ghost story by the sea')).toEqual(asked)
      expect((await embedder.embed('word '.repeat(2_000))).length).toBe(384) // longer than the model reads
    } finally {
      embedder.close()
    }
  }, 180_000)
})
