import { readFileSync } from 'node:fs'
import { type Installation, inRepository, processes, variablesOf } from '@storyright/platform'
import { environment as ai } from '../../services/ai/src/config.ts'
import { environment as catalogue } from '../../services/catalogue/src/config.ts'
import { environment as community } from '../../services/community/src/config.ts'
import { environment as enrichment } from '../../services/enrichment/src/config.ts'
import { environment as gateway } from '../../services/gateway/src/config.ts'
import { environment as identity } from '../../services/identity/src/config.ts'
import { environment as membership } from '../../services/membership/src/config.ts'
import { environment as offers } from '../../services/offers/src/config.ts'

const services = { ai, catalogue, community, enrichment, gateway, identity, membership, offers }
const example = readFileSync(inRepository('.env.example'), 'utf8')
const named = [...example.matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name!)

/** An installation whose addresses are of no interest: only the names of what a process is given. */
const installation = {
  home: '/home',
  publicUrl: 'http://localhost:8080',
  flagsFile: 'flags.json',
  ports: { gateway: 8080, sandbox: 8090, smtp: 1025, mail: 1080 },
  portOf: Object.fromEntries(processes.map(({ name }, place) => [name, 9_000 + place])),
  servers: { natsUrl: 'nats://localhost' },
  placesOf: () => ({ UPLOADS_DIR: '', DATABASE_URL: '' }),
  keys: { deployment: '', internalToken: '', signingKeyFile: '' },
  demo: true,
  cardKeys: null,
  modelAccess: null,
  sourceAccess: {},
  bucketAccess: null,
  smtpUrl: null,
} satisfies Installation

/** What a start takes for itself, by the sources that read it. */
const ofStarts = [
  'packages/platform/src/settings/settings.ts',
  'packages/platform/src/settings/card-keys.ts',
  'packages/platform/src/settings/mail-access.ts',
  'packages/platform/src/settings/model-access.ts',
  'packages/platform/src/settings/source-access.ts',
  'packages/platform/src/settings/bucket-access.ts',
  'packages/platform/src/settings/public-start.ts',
  'packages/platform/src/commands/dev.ts',
  'packages/backing-servers/src/postgres/postgres.ts',
].flatMap((file) => readFileSync(inRepository(file), 'utf8').match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|'PORT'/g) ?? [])

describe('.env.example', () => {
  it.each(Object.entries(services))('names what %s reads and a start does not give it', (name, environment) => {
    const given = Object.keys(variablesOf(processes.find((one) => one.name === name)!, installation))
    expect(
      Object.keys(environment).filter((variable) => !given.includes(variable) && !named.includes(variable)),
    ).toEqual([])
  })

  it('names nothing that nobody reads, and nothing twice', () => {
    const read = new Set([
      ...ofStarts.map((one) => one.replaceAll("'", '')),
      ...Object.values(services).flatMap(Object.keys),
    ])
    expect(
      named.filter((name, place) => !(read.has(name) || name.startsWith('OTEL_')) || named.indexOf(name) !== place),
    ).toEqual([])
  })

  it('names what docs/operating.md explains, and that explains all of it', () => {
    const operating = readFileSync(inRepository('docs/operating.md'), 'utf8')
    const [, tables = ''] = operating.split('\n## Variables\n')
    const [ofVariables = ''] = tables.split('\n## ')
    const explained = [...ofVariables.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([A-Z\d_]+)`/g)].map(([, name]) => name!),
    )
    expect(explained.toSorted()).toEqual(named.toSorted())
  })
})
