import { Readable } from 'node:stream'
import { askPassword } from './ask-password.ts'

describe('the password of a new administrator', () => {
  it.each(['plum violet harbour', 'plum violet harbour\n', 'plum violet harbour\r\nmore\n'])(
    'is the first line of what is piped in: %j',
    async (piped) => {
      await expect(askPassword('Password: ', Readable.from([piped]))).resolves.toBe('plum violet harbour')
    },
  )

  it('is asked for when nothing is piped in', async () => {
    await expect(askPassword('Password: ', Readable.from([]))).rejects.toThrow('No password was given')
  })
})
