import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createEmbedder, type Embedder } from '../src/embedder.ts'

/** Answers with the length of the text and how many it has answered; dies of "die" and fails on "fail". */
const PROGRAM = `
let answered = 0
process.on('disconnect', () => process.exit())
process.on('message', ({ id, text }) => {
  if (text === 'die') process.exit(3)
  if (text === 'fail') return process.send({ id, failed: 'no such text' })
  setTimeout(() => process.send({ id, vector: Int8Array.of(text.length, ++answered) }), 5)
})
process.send({ id: 0 })
`

describe('what reads meanings', () => {
  let folder: string
  let embedder: Embedder
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storyright-embedder-'))
    await writeFile(path.join(folder, 'program.mjs'), PROGRAM)
    embedder = createEmbedder({ program: path.join(folder, 'program.mjs'), folder })
  })
  afterAll(async () => {
    embedder.close()
    await rm(folder, { recursive: true })
  })

  it('answers one after the other, readers before the background', async () => {
    const texts = [embedder.embed('a'), embedder.embed('ab'), embedder.embed('abc', { isUrgent: true })]
    expect((await Promise.all(texts)).map((vector) => [...vector])).toEqual([
      [1, 2], // the process was still to begin when the reader came
      [2, 3],
      [3, 1],
    ])
  })

  it('fails with one text and goes on with the next', async () => {
    await expect(embedder.embed('fail')).rejects.toThrow('no such text')
    expect((await embedder.embed('abcd'))[0]).toBe(4)
  })

  it('fails with its process, and begins another with the next text', async () => {
    const [ended, behind] = [embedder.embed('die'), embedder.embed('ab')]
    await expect(ended).rejects.toThrow('ended with 3')
    await expect(behind).rejects.toThrow('ended with 3')
    expect([...(await embedder.embed('abc'))]).toEqual([3, 1])
  })

  it('refuses readers behind too many others instead of having them wait', async () => {
    const all = Array.from({ length: 40 }, () => embedder.embed('a', { isUrgent: true }))
    const ends = await Promise.allSettled(all)
    expect(ends.filter(({ status }) => status === 'rejected').length).toBe(9)
  })
})
