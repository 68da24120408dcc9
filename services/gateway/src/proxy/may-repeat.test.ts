import { Readable } from 'node:stream'
import { mayRepeat } from './may-repeat.ts'

const failed = (code?: string) => Object.assign(new Error('failed'), { code })

describe('asking a service again', () => {
  it.each([
    ['POST', 'ECONNREFUSED', true],
    ['GET', 'ECONNREFUSED', true],
    ['GET', 'ECONNRESET', true],
    ['HEAD', 'UND_ERR_SOCKET', true],
    ['POST', 'ECONNRESET', false],
    ['PUT', 'UND_ERR_SOCKET', false],
    ['GET', 'UND_ERR_HEADERS_TIMEOUT', false],
    ['GET', undefined, false],
  ])('after a %s failed with %s: %s', (method, code, may) => {
    expect(mayRepeat(failed(code), { method })).toBe(may)
  })

  it('needs a body that is still there', () => {
    const refused = failed('ECONNREFUSED')
    expect(mayRepeat(refused, { method: 'POST', body: Buffer.from('{}') })).toBe(true)
    expect(mayRepeat(refused, { method: 'POST', body: Readable.from('{}') })).toBe(false)
  })
})
