import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serviceNames, serviceOf, urlVariable } from '@storyright/contracts/services'
import { storeKinds } from '../stores/store-kinds.ts'
import { variablesOf } from './environment.ts'
import { type Installation, installationOf } from './installation.ts'
import { processes, processOf } from './processes.ts'

describe('what a process of the platform is told', () => {
  let home: string
  let settings: Parameters<typeof installationOf>[0]
  let installation: Installation
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-home-'))
    const ports = { gateway: 8080, sandbox: 8090, smtp: 1025, mail: 1080 }
    settings = { home, ports, publicUrl: 'http://site', demo: true }
    const servers = {
      natsUrl: 'nats://bus',
      postgresUrl: 'postgresql://rows/postgres',
      redisUrl: 'redis://keys',
      mongodbUrl: 'mongodb://docs',
    }
    installation = await installationOf(settings, servers, processes)
  })
  afterAll(() => rm(home, { recursive: true }))
  const told = (name: string) => variablesOf(processOf(name), installation)
  const addressOf = (name: string) => `http://127.0.0.1:${installation.portOf[name]}`

  it('is nothing of telemetry unless somebody asks for it', () => {
    expect(Object.keys(told('offers')).filter((name) => name.startsWith('OTEL'))).toEqual([])
  })

  it('is where and as whom to tell telemetry; the sandbox, which takes it, tells none', () => {
    const asked = { ...installation, telemetry: true }
    expect(variablesOf(processOf('offers'), asked)).toMatchObject({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:8090/otlp',
      OTEL_SERVICE_NAME: 'offers',
    })
    expect(variablesOf(processOf('sandbox'), asked).OTEL_EXPORTER_OTLP_ENDPOINT).toBe('')
  })

  it.each(processes.map(({ name }) => name))('%s: where it is, and how to reach the others', (name) => {
    expect(told(name)).toMatchObject({
      PORT: String(installation.portOf[name]),
      NATS_URL: 'nats://bus',
      INTERNAL_TOKEN: installation.keys.internalToken,
      PUBLIC_URL: 'http://site',
      ...Object.fromEntries(
        serviceNames.filter((one) => one !== name).map((one) => [urlVariable(one), addressOf(one)]),
      ),
    })
  })

  it.each(serviceNames)('%s: where its stores are, and nothing of other kinds', (name) => {
    const variables = Object.entries(storeKinds).map(([kind, { variable }]) => [kind, variable] as const)
    const expected = variables.filter(([kind]) => serviceOf(name).stores.some((store) => store === kind))
    const all = variables.map(([, variable]) => variable)
    expect(Object.keys(told(name)).filter((variable) => all.includes(variable))).toEqual(
      expected.map(([, variable]) => variable),
    )
  })

  it('at servers of our own: an account of its service, and no password that another has', async () => {
    const guarded = {
      natsUrl: 'nats://administrator:secret1@bus:1',
      // secretlint-disable-next-line -- of no server
      postgresUrl: 'postgresql://postgres:secret2@rows:2/postgres',
      redisUrl: 'redis://administrator:secret3@keys:3',
      mongodbUrl: 'mongodb://docs',
      own: ['postgres', 'redis', 'nats'] as const,
    }
    const second = { ...processOf('catalogue'), name: 'catalogue-large' }
    const there = await installationOf(settings, guarded, [...processes, second])
    const passwords = [...processes, second].flatMap((process_) => {
      const { NATS_URL, REDIS_URL, DATABASE_URL } = variablesOf(process_, there)
      const account = path.basename(process_.folder)
      const urls = [NATS_URL, REDIS_URL, DATABASE_URL].map((url) => (url ? new URL(url) : undefined))
      const role = process_.name.replace('-', '_')
      expect(urls.map((url) => url?.username ?? null)).toEqual([
        account,
        REDIS_URL ? account : null,
        DATABASE_URL ? role : null,
      ])
      if (DATABASE_URL) expect(new URL(DATABASE_URL).pathname).toBe(`/${role}`)
      return process_ === second ? [urls[2]!.password] : urls.flatMap((url) => url?.password ?? [])
    })
    expect(passwords.filter((password) => password.startsWith('secret'))).toEqual([])
    expect(new Set(passwords).size).toBe(passwords.length)
  })

  it('where a bucket keeps files: a place of its own in it, and nobody else the credentials', () => {
    const bucketAccess = { url: 's3://files/here?endpoint=http://s3', credentials: { AWS_SECRET_ACCESS_KEY: 'secret' } }
    const there = { ...installation, bucketAccess }
    for (const process_ of processes) {
      const { FILES_URL, AWS_SECRET_ACCESS_KEY } = variablesOf(process_, there)
      expect([FILES_URL, AWS_SECRET_ACCESS_KEY]).toEqual(
        process_.stores.includes('files')
          ? [`s3://files/here/${process_.name}?endpoint=http://s3`, 'secret']
          : [undefined, undefined],
      )
    }
  })

  it('nobody: an address where nobody runs', () => {
    const alone = { ...installation, portOf: { gateway: 8080, identity: 9000 } }
    const variables = variablesOf(processOf('gateway'), alone)
    expect(variables).toHaveProperty('IDENTITY_URL')
    expect(variables).not.toHaveProperty('CATALOGUE_URL')
  })

  it('the same places as ever, so that what is kept there is found again', async () => {
    expect(told('identity')).toMatchObject({ DATABASE_URL: 'postgresql://rows/identity', REDIS_URL: 'redis://keys' })
    expect(told('catalogue').UPLOADS_DIR).toBe(path.join(home, 'data/uploads'))
    expect(told('offers')).toMatchObject({
      DATABASE_URL: 'postgresql://rows/offers',
      UPLOADS_DIR: path.join(home, 'data/offers'),
      DEPLOYMENT: installation.keys.deployment,
    })
    const onMongodb = installationOf(
      settings,
      { natsUrl: 'nats://bus', mongodbUrl: 'mongodb://me:pass@docs/?tls=true' },
      [],
    )
    expect(
      (await onMongodb).placesOf({ name: 'reading-room', folder: 'services/reading-room', stores: ['mongodb'] }),
    ).toEqual({
      MONGODB_URL: 'mongodb://me:pass@docs/reading_room?tls=true&authSource=admin',
    })
    expect(told('gateway').WEB_DIR).toBe(path.join(home, 'build/web'))
  })
})
