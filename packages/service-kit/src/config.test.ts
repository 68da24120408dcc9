import { configOf, environmentParts, serviceEnvironment } from './config.ts'

const { PUBLIC_URL, trustedProxies } = environmentParts
const readConfig = configOf({ ...serviceEnvironment, PUBLIC_URL, TRUSTED_PROXIES: trustedProxies('loopback') })
const complete = {
  PORT: '3001',
  NATS_URL: 'nats://localhost',
  INTERNAL_TOKEN: 'a-token-between-services',
  PUBLIC_URL: 'https://storyright.test/',
}

describe('the configuration', () => {
  it('is what the environment says, and its defaults; no address ends with a slash', () => {
    expect(readConfig(complete)).toEqual({
      ...complete,
      PORT: 3001,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'https://storyright.test',
      TRUSTED_PROXIES: ['loopback'],
    })
    expect(readConfig({ ...complete, TRUSTED_PROXIES: ' 10.0.0.1, 10.0.0.2,' }).TRUSTED_PROXIES).toEqual([
      '10.0.0.1',
      '10.0.0.2',
    ])
  })

  it('names every fault at once, and shows no value', () => {
    const faulty = { ...complete, PORT: 'many', INTERNAL_TOKEN: 'short-secret', PUBLIC_URL: 'ftp://storyright.test' }
    const read = () => readConfig(faulty)
    for (const name of ['PORT', 'INTERNAL_TOKEN', 'PUBLIC_URL']) expect(read).toThrow(name)
    expect(read).not.toThrow('short-secret')
  })

  it('holds two internal tokens while they are changed, neither of them short', () => {
    const both = 'the-token-from-now-on,a-token-between-services'
    expect(readConfig({ ...complete, INTERNAL_TOKEN: both }).INTERNAL_TOKEN).toBe(both)
    expect(() => readConfig({ ...complete, INTERNAL_TOKEN: `${both},` })).toThrow('INTERNAL_TOKEN')
  })
})
