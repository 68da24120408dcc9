import { readFileSync } from 'node:fs'
import { inRepository } from '../repository.ts'
import { secretVariables, takeCardKeys } from '../settings/card-keys.ts'
import { offerWebhooks } from './card-provider.ts'
import { environmentOf } from './environment.ts'
import type { Installation } from './installation.ts'
import { processes, processOf } from './processes.ts'

const real = { secret: 'sk_live_only_offers', publishable: 'pk_live_1', webhookSecret: 'whsec_only_offers' }
const installation: Installation = {
  home: '/tmp/home',
  publicUrl: 'http://localhost:8080',
  ports: { gateway: 8080, sandbox: 8090, smtp: 1025, mail: 1080 },
  portOf: Object.fromEntries(processes.map(({ name }, index) => [name, 9000 + index])),
  servers: { natsUrl: 'nats://localhost' },
  placesOf: () => ({}),
  keys: { deployment: 'd', internalToken: 't', signingKeyFile: 'f' },
  cardKeys: real,
}
const given = (name: string, { cardKeys }: Pick<Installation, 'cardKeys'>) =>
  environmentOf(processOf(name), { ...installation, cardKeys })

describe('the card provider’s secrets', () => {
  const before = { ...process.env }
  beforeEach(() => {
    process.env.STRIPE_SECRET_KEY = real.secret
    process.env.STRIPE_WEBHOOK_SECRET = real.webhookSecret
  })
  afterEach(() => {
    process.env = { ...before }
  })

  it('are given to offers', () =>
    expect(given('offers', { cardKeys: real })).toMatchObject({
      STRIPE_SECRET_KEY: real.secret,
      STRIPE_PUBLISHABLE_KEY: real.publishable,
      STRIPE_WEBHOOK_SECRET: real.webhookSecret,
    }))

  it.each(processes.map(({ name }) => name).filter((name) => name !== 'offers'))('are not given to %s', (name) => {
    const values = Object.values(given(name, { cardKeys: real }))
    expect(values).not.toContain(real.secret)
    expect(values).not.toContain(real.webhookSecret)
  })

  it('are not given to offers either when the sandbox stands for the provider', () =>
    expect(given('offers', { cardKeys: null })).toMatchObject({
      STRIPE_SECRET_KEY: 'sk_test_storyright',
      STRIPE_WEBHOOK_SECRET: 'whsec_storyright',
      STRIPE_API_URL: 'http://127.0.0.1:8090',
    }))

  it('are taken out of the environment that servers and other programs inherit', () => {
    expect(takeCardKeys(process.env)).toMatchObject({ secret: real.secret, webhookSecret: real.webhookSecret })
    for (const name of secretVariables) expect(process.env).not.toHaveProperty(name)
    expect(takeCardKeys(process.env)).toBeNull()
  })
})

describe('the notices that offers asks the card provider for', () => {
  const [, told = ''] =
    /STRIPE_WEBHOOK_SECRET`([\s\S]*?)More:/.exec(readFileSync(inRepository('README.md'), 'utf8')) ?? []
  it.each(offerWebhooks)('are named for whoever sets the provider up: %s', (name) =>
    expect(told).toContain(`\`${name}\``),
  )
  it('are the ones that the sandbox sends', () => {
    const [{ events }] = JSON.parse(given('sandbox', { cardKeys: null }).WEBHOOKS!) as [{ events: string[] }]
    expect(events).toEqual(offerWebhooks)
  })
})
