import { inRepository } from '../repository.ts'
import { takeMailAccess } from './mail-access.ts'
import { requireFitForPublic } from './public-start.ts'
import { settingsFrom } from './settings.ts'

describe('the settings of a start', () => {
  it('are the documented ones in an empty environment', () => {
    expect(settingsFrom({})).toEqual({
      home: inRepository('.storyright'),
      ports: { gateway: 8080, sandbox: 8090, smtp: 1025, mail: 1080 },
      publicUrl: 'http://localhost:8080',
      demo: true,
    })
  })

  it('follow PORT into the public address', () => {
    expect(settingsFrom({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000')
  })

  it('leave the demo data out when told so', () => {
    expect(settingsFrom({ STORYRIGHT_DEMO: '0' }).demo).toBe(false)
  })

  it.each(['http', '0', '70000', '80.5'])('refuse %s as a port in one sentence', (text) => {
    expect(() => settingsFrom({ PORT: text })).toThrow(`PORT must be a port number from 1 to 65535, not “${text}”.`)
  })
})

describe('a mail server in the environment', () => {
  it('is taken out of it, so that no other program inherits it', () => {
    const env = { SMTP_URL: 'smtps://us:secret@mail.example:465', PATH: '/bin' }
    expect(takeMailAccess(env)).toBe('smtps://us:secret@mail.example:465')
    expect(env).toEqual({ PATH: '/bin' })
    expect(takeMailAccess({})).toBeNull()
  })

  it.each(['mail.example', 'https://mail.example'])('is refused as %s, without saying what it was', (SMTP_URL) => {
    expect(() => takeMailAccess({ SMTP_URL })).toThrow(/^SMTP_URL is the address of a mail server: smtps:/)
  })
})

describe('a start at a public address', () => {
  const publicUrl = 'https://storyright.example'
  const cardKeys = {
    secret: 'sk_live_1',
    publishable: 'pk_live_1',
    webhookSecrets: { offers: 'whsec_1', membership: 'whsec_2' },
  }

  it('is refused with the demo accounts, and with the cards of the sandbox', () => {
    expect(() => requireFitForPublic({ publicUrl, demo: true, cardKeys }, {})).toThrow(/STORYRIGHT_DEMO=0/)
    expect(() => requireFitForPublic({ publicUrl, demo: false, cardKeys: null }, {})).toThrow(/STRIPE_SECRET_KEY/)
    expect(() => requireFitForPublic({ publicUrl, demo: true, cardKeys: null }, {})).toThrow(
      /DEMO=0[\s\S]*STRIPE_SECRET/,
    )
    requireFitForPublic({ publicUrl, demo: false, cardKeys }, {})
  })

  it('is allowed as a trial that says so', () => {
    requireFitForPublic({ publicUrl, demo: true, cardKeys: null }, { STORYRIGHT_TRIAL: '1' })
  })

  it.each(['http://localhost:8080', 'https://localhost:8443', 'https://127.0.0.1', 'http://storyright.example'])(
    'is none at %s',
    (own) => requireFitForPublic({ publicUrl: own, demo: true, cardKeys: null }, {}),
  )
})
