import { sampleInstallation } from '../../test/sample-installation.ts'
import { sourceSecrets, takeSourceAccess } from '../settings/source-access.ts'
import { environmentOf } from './environment.ts'
import type { Installation } from './installation.ts'
import { processes, processOf } from './processes.ts'

const real = {
  books: { key: 'books-only-for-enrichment' },
  youtube: { key: 'youtube-only-for-enrichment', url: 'https://videos.example' },
  twitter: { key: 'x-only-for-enrichment' },
}
const installation = sampleInstallation({ sourceAccess: real })
const sandbox = 'http://127.0.0.1:8090'

describe('the keys of the sources', () => {
  const before = { ...process.env }
  beforeEach(() => {
    process.env.GOOGLE_BOOKS_API_KEY = real.books.key
    process.env.YOUTUBE_API_KEY = real.youtube.key
    process.env.X_BEARER_TOKEN = real.twitter.key
  })
  afterEach(() => {
    process.env = { ...before }
  })
  const told = (name: string, sourceAccess: Installation['sourceAccess'] = real) =>
    environmentOf(processOf(name), { ...installation, sourceAccess })

  it('are told to enrichment, and nothing of the sandbox then', () => {
    expect(told('enrichment')).toMatchObject({
      GOOGLE_BOOKS_API_KEY: real.books.key,
      YOUTUBE_API_KEY: real.youtube.key,
      YOUTUBE_API_URL: real.youtube.url,
      X_BEARER_TOKEN: real.twitter.key,
    })
    for (const name of ['GOOGLE_BOOKS_API_URL', 'X_API_URL', 'OUTSIDE_IMAGE_ORIGIN'])
      expect(told('enrichment')).not.toHaveProperty(name)
  })

  it.each(processes.map(({ name }) => name).filter((name) => name !== 'enrichment'))('are kept from %s', (name) => {
    for (const { key } of Object.values(real)) expect(Object.values(told(name))).not.toContain(key)
  })

  it('are the sandbox’s own where there are none, with its address and its covers', () => {
    const alone = told('enrichment', {})
    for (const name of sourceSecrets) expect(alone[name]).toBe(told('sandbox', {})[name])
    expect(alone).toMatchObject({
      GOOGLE_BOOKS_API_URL: sandbox,
      YOUTUBE_API_URL: sandbox,
      X_API_URL: sandbox,
      OUTSIDE_IMAGE_ORIGIN: sandbox,
    })
  })

  it('may be there for one source and not for another: covers come from the sandbox only when books do', () => {
    const books = told('enrichment', { books: real.books })
    expect(books).toMatchObject({ GOOGLE_BOOKS_API_KEY: real.books.key, YOUTUBE_API_URL: sandbox })
    expect(books).not.toHaveProperty('OUTSIDE_IMAGE_ORIGIN')
    expect(told('enrichment', { youtube: real.youtube })).toMatchObject({ OUTSIDE_IMAGE_ORIGIN: sandbox })
  })

  it('say which sources the demo may be looked up at: never a real one', () => {
    expect(told('enrichment').DEMO_SOURCES).toBe('')
    expect(told('enrichment', {}).DEMO_SOURCES).toBe('books,youtube,twitter')
    expect(told('enrichment', { youtube: real.youtube }).DEMO_SOURCES).toBe('books,twitter')
  })

  it('let a day of the sandbox allow as much as it is told', () => {
    process.env.YOUTUBE_UNITS_PER_DAY = '300'
    expect(told('enrichment', {}).YOUTUBE_UNITS_PER_DAY).toBe('300')
    expect(Number(told('enrichment', {}).X_POSTS_PER_DAY)).toBeGreaterThan(1_000_000)
  })

  it('are taken out of the environment that servers and other programs inherit', () => {
    process.env.YOUTUBE_API_URL = real.youtube.url
    expect(takeSourceAccess(process.env)).toEqual(real)
    for (const name of sourceSecrets) expect(process.env).not.toHaveProperty(name)
    delete process.env.YOUTUBE_API_URL
    expect(takeSourceAccess(process.env)).toEqual({})
  })

  it.each([
    ['GOOGLE_BOOKS_API_URL', 'GOOGLE_BOOKS_API_KEY'],
    ['YOUTUBE_API_URL', 'YOUTUBE_API_KEY'],
    ['X_API_URL', 'X_BEARER_TOKEN'],
  ])('are asked for when there is %s', (url, key) =>
    expect(() => takeSourceAccess({ [url]: 'https://a.example' })).toThrow(`With ${url}, ${key} has to be set, too.`),
  )
})
