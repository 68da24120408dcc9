import { createHash } from 'node:crypto'
import { replySchema } from '../answers/reply.ts'
import { prompt, promptVersion } from './prompt.ts'

/** What each version says, with the list and the form of the answer. A version that was in use is never changed: add the next. */
const versions: Record<string, string> = {
  'observe.v1': '73d9be5f4b11e16dbbde8a893577e284c621913d5d2f3cb79045af922f8532e3',
}

describe('the prompt', () => {
  it('is of one version whatever it says: a changed text needs a new one', () => {
    const said = createHash('sha256').update(prompt).update(JSON.stringify(replySchema)).digest('hex')
    expect(said).toBe(versions[promptVersion])
  })
  it('lists the observations', () => expect(prompt).toContain('- clear_hook: '))
})
