import { type Installation, processes, processOf, variablesOf } from '@storyright/platform'
import { readConfig as readSandbox } from '../../sandbox/src/config.ts'
import { readConfig as readEnrichment } from '../../services/enrichment/src/config.ts'
import { sourceEnvironment, sourceSettingsOf } from '../../services/enrichment/src/sources/settings.ts'

const installation: Installation = {
  home: '/tmp/home',
  publicUrl: 'http://localhost:8080',
  flagsFile: '/tmp/home/flags.json',
  ports: { gateway: 8080, sandbox: 8090, smtp: 1025, mail: 1080 },
  portOf: Object.fromEntries(processes.map(({ name }, index) => [name, 9000 + index])),
  servers: { natsUrl: 'nats://localhost' },
  placesOf: () => ({ MONGODB_URL: 'mongodb://localhost/enrichment' }),
  keys: { deployment: 'd', internalToken: 'a-token-between-services', signingKeyFile: 'f' },
  cardKeys: null,
  modelAccess: null,
  sourceAccess: {},
  bucketAccess: null,
  smtpUrl: null,
}

describe('without keys of the sources', () => {
  const told = variablesOf(processOf('enrichment'), installation)

  it('enrichment reads whatever it is told of them, by the same names', () => {
    const names = Object.keys(told).filter((name) => /^(GOOGLE_BOOKS|YOUTUBE|X|OUTSIDE)_/.test(name))
    expect(names).toHaveLength(10)
    expect(Object.keys(sourceEnvironment)).toEqual(expect.arrayContaining(names))
    expect(() => readEnrichment(told)).not.toThrow()
  })

  it('asks the sandbox with the keys that the sandbox knows', () => {
    const sandbox = readSandbox(variablesOf(processOf('sandbox'), installation))
    const config = Object.fromEntries(
      Object.entries(sourceEnvironment).map(([name, part]) => [name, part.parse(told[name])]),
    ) as Parameters<typeof sourceSettingsOf>[0]
    const settings = sourceSettingsOf(config)
    expect([settings.books.key, settings.youtube.key, settings.twitter.key]).toEqual([
      sandbox.GOOGLE_BOOKS_API_KEY,
      sandbox.YOUTUBE_API_KEY,
      sandbox.X_BEARER_TOKEN,
    ])
    for (const { baseUrl, perDay } of [settings.books, settings.youtube, settings.twitter]) {
      expect(baseUrl).toBe('http://127.0.0.1:8090')
      expect(perDay).toBeGreaterThan(1_000_000)
    }
    expect(settings.imageOrigin).toBe('http://127.0.0.1:8090')
  })
})
