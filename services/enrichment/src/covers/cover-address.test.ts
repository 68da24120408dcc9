import { coverAddress, coverHosts } from './fetch-cover.ts'

const sandbox = 'http://127.0.0.1:8090'
const from = (address: string, origin: string | null = sandbox) =>
  coverAddress(address, coverHosts, origin)?.href ?? null

describe('where a cover may come from', () => {
  it.each(['https://books.google.com/books/content?id=1&img=1', 'http://127.0.0.1:8090/covers/1.png'])(
    '%s',
    (address) => expect(from(address)).toBe(address),
  )
  it.each([
    'http://books.google.com/books/content?id=1',
    'https://books.google.com.attacker.test/1',
    'https://attacker.test/books.google.com',
    // secretlint-disable-next-line -- of nobody
    'https://user:word@books.google.com/1',
    'https://books.google.com:8443/1',
    'http://127.0.0.1:8091/covers/1.png',
    'http://127.0.0.1:8090@attacker.test/1',
    'https://127.0.0.1:8090/covers/1.png',
    'http://localhost:8090/covers/1.png',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'data:image/png;base64,AA==',
    'no address',
  ])('not %s', (address) => expect(from(address)).toBeNull())
  it('without a sandbox, its origin is like any other', () => expect(from(`${sandbox}/1.png`, null)).toBeNull())
})
