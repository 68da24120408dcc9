import { createHash, generateKeyPairSync, randomInt } from 'node:crypto'
import { databaseOf } from '@storyright/platform'

export type Server = 'postgres' | 'mongodb' | 'redis' | 'nats'

/** Somebody who signs in at a server. */
export interface ServerAccount {
  server: Server
  username: string
  password: string
  /** The component whose account it is, or what else it is for. */
  of: string
  /** Changes tables and collections, where the service itself may not. */
  isOwner: boolean
}

/** Everything that one installation needs besides its values. */
export interface Installation {
  /** The Secrets, as Kubernetes takes them. */
  manifest: string
  secrets: Record<string, Record<string, string>>
  accounts: ServerAccount[]
  /** What people fill in, as `SECRET.KEY=`. */
  forPeople: string
  /** The keys that people have not filled in yet, and those that may stay away. */
  missing: string[]
  sources: string[]
  tls: string[]
  buckets: string[]
  /** Where the card provider has to send its notices, unless the sandbox plays it. */
  webhooks: string[]
}

interface Before {
  namespace: string
  manifest?: string
  forPeople?: string
}

interface Demand {
  component: string
  variable: string
  secret: string
  key: string
  isOptional: boolean
}

/** The Secrets that the rendered chart reads: each that can be made is made unless it is there already, the others are for people. */
export function secretsOf(rendered: string, { namespace, manifest = '', forPeople = '' }: Before): Installation {
  const demands = demandsIn(rendered)
  const known = parseManifest(manifest)
  const filledIn = parsePeople(forPeople)
  const secrets = structuredClone(known) // also what these values do not read any more
  const put = (secret: string, key: string, make: () => string) => {
    secrets[secret] ??= {}
    secrets[secret][key] ??= make()
    return secrets[secret][key]
  }
  const accounts = accountsIn(demands).map(({ secret, ...account }) => ({
    ...account,
    username: put(secret, 'username', () => account.username),
    password: put(secret, 'password', newPassword),
  }))
  for (const { server, of, password } of accounts)
    if (server === 'redis') put(valkeySecret(demands), of, () => password)
  if (accounts.some(({ server }) => server === 'redis')) put(valkeySecret(demands), 'default', newPassword)

  const asked = new Map<string, Demand>()
  for (const demand of demands) {
    if (demand.key === 'username' || demand.key === 'password') continue
    if (demand.key === 'INTERNAL_TOKEN') put(demand.secret, demand.key, newPassword)
    else if (demand.key === 'signing-key') put(demand.secret, demand.key, newSigningKey)
    else asked.set(`${demand.secret}.${demand.key}`, demand)
  }
  for (const [name, { secret, key }] of asked) {
    if (filledIn[name]) secrets[secret] = { ...secrets[secret], [key]: filledIn[name] }
  }
  const site = /^ +PUBLIC_URL: "([^"]+)"/m.exec(rendered)?.[1] ?? ''
  const open = [...asked].filter(([, { secret, key }]) => !secrets[secret]?.[key])
  return {
    secrets,
    accounts,
    manifest: writeManifest(secrets, namespace),
    forPeople: `# Fill in what stands behind =, and give the command again.\n${[...asked.keys()].map((name) => `${name}=${filledIn[name] ?? ''}\n`).join('')}`,
    missing: open.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    sources: open.filter(([, { isOptional }]) => isOptional).map(([name]) => name),
    tls: [...rendered.matchAll(/^ +- secretName: (\S+)$/gm)].map(([, secret]) => secret!),
    buckets: unique([...rendered.matchAll(/^ +FILES_URL: "(s3:\/\/[^/"?]+)/gm)].map(([, bucket]) => bucket!)),
    webhooks: unique(
      demands.filter(({ variable }) => variable === 'STRIPE_WEBHOOK_SECRET').map(({ component }) => component),
    ).map((component) => `${site}/api/webhooks/stripe/${component}`),
  }
}

function demandsIn(rendered: string): Demand[] {
  return rendered.split(/^---\n/m).flatMap((document) => {
    const component = /^ {4}app.kubernetes.io\/component: (\S+)$/m.exec(document)?.[1] ?? ''
    const variables =
      /- name: (\S+)\n +valueFrom: \{ secretKeyRef: \{ name: (\S+), key: ([\w-]+)(, optional: true)? \} \}/g
    const keys = [...document.matchAll(variables)].map(([, variable, secret, key, optional]) => ({
      component,
      variable: variable!,
      secret: secret!,
      key: key!,
      isOptional: optional !== undefined,
    }))
    const files = [...document.matchAll(/^ +secret: \{ secretName: ([^\s,]+),/gm)].map(([, secret]) => ({
      component,
      variable: '',
      secret: secret!,
      key: 'signing-key',
      isOptional: false,
    }))
    return [...keys, ...files]
  })
}

/** The accounts by their Secrets: those that pods sign in with, and the operators', which none reads. */
function accountsIn(demands: readonly Demand[]) {
  const found = new Map<string, Omit<ServerAccount, 'password'> & { secret: string }>()
  for (const { component, variable, secret } of demands) {
    const [, server, owner] = /^(POSTGRES|MONGODB|REDIS|NATS)(_OWNER)?_USERNAME$/.exec(variable) ?? []
    if (server) {
      const kind = server.toLowerCase() as Server
      const name = kind === 'postgres' || kind === 'mongodb' ? databaseOf(component) : component
      const username = owner ? `${name}_owner` : name
      found.set(secret, { secret, server: kind, username, of: component, isOwner: owner !== undefined })
    }
    if (variable !== 'PROVISIONER_USERNAME') continue
    const beside = (purpose: string) => secret.replace(/provisioner-nats$/, purpose)
    for (const name of ['provisioner', 'operator']) {
      const own = beside(`${name}-nats`)
      found.set(own, { secret: own, server: 'nats', username: name, of: name, isOwner: false })
    }
    const redis = beside('operator-redis')
    found.set(redis, { secret: redis, server: 'redis', username: 'administrator', of: 'administrator', isOwner: false })
  }
  return [...found.values()].toSorted((one, other) => (one.secret < other.secret ? -1 : 1))
}

/** What Valkey's chart reads: the passwords of all its users by their names. */
const valkeySecret = (demands: readonly Demand[]) =>
  demands
    .find(({ variable }) => variable === 'PROVISIONER_USERNAME')!
    .secret.replace(/provisioner-nats$/, 'redis-users')

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Stands in addresses as well: letters and digits only. A letter comes first, since NATS may read as a number what begins with a digit. */
const newPassword = () =>
  Array.from({ length: 40 }, (_, place) => LETTERS[randomInt(place === 0 ? 52 : LETTERS.length)]).join('')

function newSigningKey(): string {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const { crv, kty, x } = jwk
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url') // RFC 7638
  return JSON.stringify({ ...jwk, kid, alg: 'EdDSA', use: 'sig' })
}

const writeManifest = (secrets: Installation['secrets'], namespace: string) =>
  Object.keys(secrets)
    .toSorted()
    .map((name) => {
      const stringData = secrets[name]!
      const type = 'username' in stringData ? 'kubernetes.io/basic-auth' : 'Opaque'
      return `---\n${JSON.stringify({ apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace }, type, stringData })}\n`
    })
    .join('')

function parseManifest(text: string): Installation['secrets'] {
  const documents = text.split(/^---\n/m).filter(Boolean)
  return Object.fromEntries(
    documents.map((document) => {
      const { metadata, stringData } = JSON.parse(document)
      return [metadata.name, stringData]
    }),
  )
}

const parsePeople = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([\w.-]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!.trim()]))

const unique = (words: readonly string[]) => [...new Set(words)]
