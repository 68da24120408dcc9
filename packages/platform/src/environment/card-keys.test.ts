import { readFileSync } from 'node:fs'
import { type PaidService, providerNotices } from '@storyright/contracts/vocabulary'
import { sampleInstallation } from '../../test/sample-installation.ts'
import { inRepository } from '../repository.ts'
import { secretVariables, takeCardKeys } from '../settings/card-keys.ts'
import { environmentOf } from './environment.ts'
import type { Installation } from './installation.ts'
import { processes, processOf } from './processes.ts'

const real = {
  secret: 'sk_live_only_for_two',
  publishable: 'pk_live_1',
  webhookSecrets: { offers: 'whsec_only_offers', membership: 'whsec_only_membership' },
}
const paid = ['offers', 'membership'] as const satisfies PaidService[]
const isPaid = (name: string) => paid.some((one) => one === name)
const installation = sampleInstallation({ cardKeys: real })
const given = (name: string, { cardKeys }: Pick<Installation, 'cardKeys'>) =>
  environmentOf(processOf(name), { ...installation, cardKeys })

describe('the card provider’s secrets', () => {
  const before = { ...process.env }
  beforeEach(() => {
    process.env.STRIPE_SECRET_KEY = real.secret
    process.env.STRIPE_WEBHOOK_SECRET = real.webhookSecrets.offers
    process.env.STRIPE_MEMBERSHIP_WEBHOOK_SECRET = real.webhookSecrets.membership
  })
  afterEach(() => {
    process.env = { ...before }
  })

  it.each(paid)('are given to %s, with the secret of its own endpoint only', (name) => {
    const told = given(name, { cardKeys: real })
    expect(told).toMatchObject({
      STRIPE_SECRET_KEY: real.secret,
      STRIPE_PUBLISHABLE_KEY: real.publishable,
      STRIPE_WEBHOOK_SECRET: real.webhookSecrets[name],
      DEPLOYMENT: 'd',
    })
    for (const other of paid) if (other !== name) expect(Object.values(told)).not.toContain(real.webhookSecrets[other])
  })

  it.each(processes.map(({ name }) => name).filter((name) => !isPaid(name)))('are not given to %s', (name) => {
    const values = Object.values(given(name, { cardKeys: real }))
    for (const secret of [real.secret, ...Object.values(real.webhookSecrets)]) expect(values).not.toContain(secret)
  })

  it.each(paid)(
    'are not given to %s either when the sandbox stands for the provider, whose keys everybody knows',
    (name) =>
      expect(given(name, { cardKeys: null })).toMatchObject({
        STRIPE_SECRET_KEY: 'sk_test_storyright',
        STRIPE_WEBHOOK_SECRET: 'whsec_storyright',
        STRIPE_API_URL: 'http://127.0.0.1:8090',
      }),
  )

  it('are taken out of the environment that servers and other programs inherit', () => {
    expect(takeCardKeys(process.env)).toMatchObject({ secret: real.secret, webhookSecrets: real.webhookSecrets })
    for (const name of secretVariables) expect(process.env).not.toHaveProperty(name)
    expect(takeCardKeys(process.env)).toBeNull()
  })

  it.each(['STRIPE_WEBHOOK_SECRET', 'STRIPE_MEMBERSHIP_WEBHOOK_SECRET'])('are not taken without %s', (name) => {
    delete process.env[name]
    expect(() => takeCardKeys(process.env)).toThrow(`${name} has to be set`)
  })
})

describe('the notices that the card provider is asked for', () => {
  const operating = readFileSync(inRepository('docs/operating.md'), 'utf8')
  const rowOf = (service: PaidService) =>
    new RegExp(`^\\| \`/api/webhooks/stripe/${service}\` .*$`, 'm').exec(operating)?.[0]
  it.each(paid.flatMap((service) => providerNotices[service].map((notice) => [service, notice] as const)))(
    'are named for whoever sets the provider up, of %s: %s',
    (service, notice) => expect(rowOf(service)).toContain(`\`${notice}\``),
  )
  it('are the ones that the sandbox sends, to an endpoint for each', () => {
    const endpoints = JSON.parse(given('sandbox', { cardKeys: null }).WEBHOOKS!) as { url: string; events: string[] }[]
    expect(endpoints.map(({ url, events }) => [new URL(url).pathname, events])).toEqual(
      paid.map((service) => [`/api/webhooks/stripe/${service}`, providerNotices[service]]),
    )
  })
})
