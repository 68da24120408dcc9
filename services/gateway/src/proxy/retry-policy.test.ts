import { Readable } from 'node:stream'
import { mayRetry } from './dispatcher.ts'

const failed = (code?: string, syscall?: string) => Object.assign(new Error('failed'), { code, syscall })

describe('asking a service again', () => {
  it.each([
    ['POST', 'ECONNREFUSED', true],
    ['GET', 'ECONNREFUSED', true],
    ['POST', 'UND_ERR_CONNECT_TIMEOUT', true],
    ['GET', 'ECONNRESET', true],
    ['HEAD', 'UND_ERR_SOCKET', true],
    ['POST', 'ECONNRESET', false],
    ['PUT', 'UND_ERR_SOCKET', false],
    ['GET', 'UND_ERR_HEADERS_TIMEOUT', false],
    ['GET', undefined, false],
  ])('after a %s failed with %s: %s', (method, code, may) => {
    expect(mayRetry(failed(code), { method })).toBe(may)
  })

  it('does not matter to anybody where there was no way to a connection', () => {
    expect(mayRetry(failed('EHOSTUNREACH', 'connect'), { method: 'POST' })).toBe(true)
    expect(mayRetry(failed('ETIMEDOUT', 'read'), { method: 'POST' })).toBe(false)
  })

  it('needs a body that is still there', () => {
    const refused = failed('ECONNREFUSED')
    expect(mayRetry(refused, { method: 'POST', body: Buffer.from('{}') })).toBe(true)
    expect(mayRetry(refused, { method: 'POST', body: Readable.from('{}') })).toBe(false)
  })
})
