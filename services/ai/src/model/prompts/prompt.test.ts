import { createHash } from 'node:crypto'
import { replySchema } from '../task/reply.ts'
import { prompt, promptVersion } from './prompt.ts'

/** What each version says, with the list and the form of the answer. A version that was in use is never changed: add the next. */
const versions: Record<string, string> = {
  'observe.v1': 'ffee9f9611e2ebbe09b3105e940a43432679420f61fba91f49940ae3cadc82a2',
  'observe.v2': 'd4c0d2f4b9890a86b60efdd76af383220af7a5a46e9fd8122909df7f0431dcd7',
}

describe('the prompt', () => {
  it('is of one version whatever it says: a changed text needs a new one', () => {
    const said = createHash('sha256').update(prompt).update(JSON.stringify(replySchema)).digest('hex')
    expect(said).toBe(versions[promptVersion])
  })
  it('lists the observations', () => expect(prompt).toContain('- clear_hook: '))
})
