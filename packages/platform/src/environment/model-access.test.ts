import { sampleInstallation } from '../../test/sample-installation.ts'
import { takeModelAccess } from '../settings/model-access.ts'
import { environmentOf } from './environment.ts'
import { processes, processOf } from './processes.ts'

const real = { apiKey: 'sk-only-for-ai', model: 'a-model', baseUrl: 'https://models.example/v1' }
const installation = sampleInstallation({ modelAccess: real })

describe('the way to the language model', () => {
  const before = { ...process.env }
  beforeEach(() => {
    process.env.OPENAI_API_KEY = real.apiKey
  })
  afterEach(() => {
    process.env = { ...before }
  })

  it('is told to ai', () =>
    expect(environmentOf(processOf('ai'), installation)).toMatchObject({
      OPENAI_API_KEY: real.apiKey,
      OPENAI_MODEL: real.model,
      OPENAI_BASE_URL: real.baseUrl,
    }))

  it.each(processes.map(({ name }) => name).filter((name) => name !== 'ai'))('is kept from %s', (name) =>
    expect(Object.values(environmentOf(processOf(name), installation))).not.toContain(real.apiKey),
  )

  it('leads to the sandbox without a key, with the key and the name that the sandbox has', () => {
    const alone = { ...installation, modelAccess: null }
    expect(environmentOf(processOf('ai'), alone)).toMatchObject({
      OPENAI_API_KEY: environmentOf(processOf('sandbox'), alone).OPENAI_API_KEY,
      OPENAI_MODEL: environmentOf(processOf('sandbox'), alone).OPENAI_MODEL,
      OPENAI_BASE_URL: 'http://127.0.0.1:8090/v1',
    })
  })

  it('is taken out of the environment that servers and other programs inherit', () => {
    Object.assign(process.env, { OPENAI_MODEL: real.model, OPENAI_BASE_URL: real.baseUrl })
    expect(takeModelAccess(process.env)).toEqual(real)
    expect(process.env).not.toHaveProperty('OPENAI_API_KEY')
  })

  it.each([
    [{}, null],
    [
      { OPENAI_MODEL: 'm', OPENAI_API_KEY: 'k' },
      { model: 'm', apiKey: 'k' },
    ],
    [
      { OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://localhost:11434/v1' },
      { model: 'm', apiKey: 'none', baseUrl: 'http://localhost:11434/v1' },
    ],
  ])('of %j is %j', (env, expected) => expect(takeModelAccess(env)).toEqual(expected))

  it('needs the name of a model', () =>
    expect(() => takeModelAccess({ OPENAI_API_KEY: 'k' })).toThrow('OPENAI_MODEL has to be set'))
})
