import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { serviceNames, serviceOf } from '@storyright/contracts/services'
import { inRepository } from '@storyright/platform'
import { renderedFolder } from './helm.ts'
import { secretsOf } from './installation.ts'
import { textOf } from './rendered.ts'
import { externalSecrets, serverFiles } from './server-files.ts'

const rendered = textOf('production')
const first = secretsOf(rendered, { namespace: 'storyright' })

describe('what an installation needs besides its values', () => {
  it('has every Secret that its pods read, but for what people have to bring', () => {
    const read = [...rendered.matchAll(/secretKeyRef: \{ name: (\S+), key: ([\w-]+)(, optional: true)? \}/g)]
    expect(read.length).toBeGreaterThan(60)
    const open = read
      .filter(([, secret, key, optional]) => !optional && !first.secrets[secret!]?.[key!])
      .map(([, secret, key]) => `${secret}.${key}`)
    expect([...new Set(open)].toSorted()).toEqual(first.missing.toSorted())
    expect(first.secrets['storyright-signing-key']?.['signing-key']).toContain('"kty":"OKP"')
    for (const name of first.missing) expect(first.forPeople).toContain(`\n${name}=\n`)
    const webhooks = 'https://storyright.example/api/webhooks/stripe'
    expect(first.webhooks.toSorted()).toEqual([`${webhooks}/membership`, `${webhooks}/offers`])
  })

  it('has an account for each component at each of its servers, and an owner where tables are changed', () => {
    for (const name of serviceNames)
      for (const store of serviceOf(name).stores.filter((one) => one !== 'files')) {
        const accounts = first.accounts.filter((one) => one.of === name && one.server === store)
        expect([name, store, accounts.length]).toEqual([name, store, store === 'redis' ? 1 : 2])
      }
    expect(first.accounts.filter(({ server }) => server === 'nats')).toHaveLength(serviceNames.length + 3)
  })

  it('keeps what is there when it is made again, takes in what people have filled in, and forgets nothing', () => {
    const filled = first.forPeople.replace('storyright-ai.OPENAI_API_KEY=', 'storyright-ai.OPENAI_API_KEY=sk-mine=')
    const again = secretsOf(rendered, { namespace: 'storyright', manifest: first.manifest, forPeople: filled })
    expect(again.accounts).toEqual(first.accounts)
    expect(serverFiles(again.accounts)).toEqual(serverFiles(first.accounts))
    expect(again.secrets).toEqual({ ...first.secrets, 'storyright-ai': { OPENAI_API_KEY: 'sk-mine=' } })
    expect(again.missing).toEqual(first.missing.filter((name) => name !== 'storyright-ai.OPENAI_API_KEY'))
    const less = secretsOf('', { namespace: 'storyright', manifest: again.manifest })
    expect(less.manifest).toBe(again.manifest)
  })

  it('makes passwords that addresses and the servers’ configurations take as they are', () => {
    for (const { password } of first.accounts) expect(password).toMatch(/^[A-Za-z][A-Za-z0-9]{39}$/)
  })

  it('says no password of PostgreSQL and Redis to who reads their files', () => {
    const files = serverFiles(first.accounts)
    for (const { server, password } of first.accounts)
      if (server === 'postgres' || server === 'redis')
        expect([files['postgres.sql'], files['redis.acl']].join('')).not.toContain(password)
  })

  it('makes users at MongoDB, or gives them the password and rights that they should have', () => {
    const calls: [string, ...unknown[]][] = []
    const admin = {
      getUser: (user: string) => user === 'ai',
      createUser: ({ user, roles }: { user: string; roles: unknown }) => void calls.push(['create', user, roles]),
      updateUser: (user: string, { roles }: { roles: unknown }) => void calls.push(['update', user, roles]),
    }
    const db = { getSiblingDB: () => admin }
    runInContext(serverFiles(first.accounts)['mongodb.js']!, createContext({ db }))
    const readWrite = { role: 'readWrite', db: 'ai' }
    expect(calls).toContainEqual(['update', 'ai', [readWrite]])
    expect(calls).toContainEqual(['create', 'ai_owner', [readWrite, { role: 'dbAdmin', db: 'ai' }]])
    expect(calls).toHaveLength(4)
  })

  it('can be brought by the External Secrets operator', () => {
    const text = externalSecrets(first, 'vault')
    for (const secret of Object.keys(first.secrets)) expect(text).toContain(`extract: { key: ${secret} }`)
  })
})

describe('npm run chart -- secrets', () => {
  const name = `test-${process.pid}`
  const folder = inRepository('installations', name)
  let tools: string
  beforeAll(() => {
    tools = mkdtempSync(path.join(tmpdir(), 'storyright-helm-'))
    // What Helm makes of the example's values is committed.
    writeFileSync(path.join(tools, 'helm'), `#!/bin/sh\nexec cat "${renderedFolder('production')}"/*.yaml\n`, {
      mode: 0o755,
    })
  })
  afterAll(() => {
    rmSync(tools, { recursive: true })
    rmSync(folder, { recursive: true, force: true })
  })

  /** The command, as a shell gives it; answers what it says. */
  function run(...more: string[]): string {
    const values = inRepository('deploy/helm/examples/production/values.yaml')
    const args = [inRepository('scripts/run.mjs'), 'chart', 'secrets', '--for', name, '--values', values, ...more]
    const env = { ...process.env, HELM: path.join(tools, 'helm'), STORYRIGHT_HANDED_OVER: inRepository() }
    return execFileSync(process.execPath, args, { env, encoding: 'utf8' })
  }
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  it('writes for its owner alone, keeps passwords when given again, and asks for less once people have filled in theirs', () => {
    expect(run()).toContain('- [ ] people.env: storyright-mail.SMTP_URL')
    const servers = ['postgres.sql', 'mongodb.js', 'redis.acl', 'nats.conf']
    expect(readdirSync(folder).toSorted()).toEqual(
      [...servers, 'secrets.yaml', 'people.env', 'checklist.md'].toSorted(),
    )
    for (const file of ['.', ...readdirSync(folder)])
      expect([file, statSync(path.join(folder, file)).mode & 0o077]).toEqual([file, 0])
    const before = servers.map(read)

    const mail = 'smtps://desk:sesame@mail.example:465'
    writeFileSync(path.join(folder, 'people.env'), read('people.env').replace(/(SMTP_URL=)/, `$1${mail}`))
    const said = run('--external-store', 'vault')
    expect(said).not.toContain('storyright-mail.SMTP_URL')
    expect(said).toContain('storyright-offers.STRIPE_SECRET_KEY')
    expect(read('secrets.yaml')).toContain(`"SMTP_URL":"${mail}"`)
    expect(read('external-secrets.yaml')).toContain('extract: { key: storyright-mail }')
    expect(servers.map(read)).toEqual(before)
  }, 60_000)
})
