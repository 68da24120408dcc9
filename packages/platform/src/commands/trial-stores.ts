import { readFile, writeFile } from 'node:fs/promises'
import { createServer, connect as open } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { accountUrl, type Kind, startServers } from '@storyright/backing-servers'
import { createOwnDatabase } from '@storyright/postgres'
import { keysOf } from '../environment/keys.ts'
import { processes } from '../environment/processes.ts'
import { settingsFrom } from '../settings/settings.ts'
import { accounts } from '../stores/accounts.ts'
import { accountOf, type ServerUrls, urlOf } from '../stores/servers.ts'
import { databaseOf, serversOf, storeKinds } from '../stores/store-kinds.ts'
import { rememberTrial } from '../stores/trial.ts'
import { endWith } from '../terminal/end-with.ts'
import { createProgress } from '../terminal/progress.mjs'
import { untilStopped } from '../terminal/until-stopped.ts'

const PORTS: Record<Kind, number> = { postgres: 5432, mongodb: 27017, redis: 6379, nats: 4222, s3: 9000 }
const BUCKET = 'storyright'
const usage = 'npm run trial:stores -- ADDRESS SECRETS_FILE [PREFIX]'

/** A Secret, as Kubernetes takes it. */
const secret = (name: string, stringData: Record<string, string>) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name },
  stringData,
})

/** For trying the chart: runs the servers of `npm start` where a cluster reaches them, and writes the Secrets to sign in with. */
async function serveStores(): Promise<number> {
  const [address, file, prefix = 'storyright'] = parseArgs({ allowPositionals: true }).positionals
  if (!address || !file) throw new Error(`Usage: ${usage}`)
  const { home } = settingsFrom(process.env)
  const progress = createProgress(process.stderr)
  const stopped = untilStopped()
  const servers = await startServers({
    home,
    durable: true,
    external: false,
    accounts,
    need: [...serversOf(processes), 's3'],
    progress,
  })
  try {
    await fetch(new URL(BUCKET, servers.s3Url), { method: 'PUT' })
    for (const owner of processes.filter(({ stores }) => stores.includes('postgres')))
      await createOwnDatabase(servers.postgresUrl, storeKinds.postgres.placeOf(owner, { home, servers }))
    for (const kind of [...serversOf(processes), 's3' as const])
      await passOn(address, PORTS[kind], new URL(urlOf(servers, kind)))
    const items = [...accountSecrets(servers, prefix), ...(await ownSecrets(home, prefix))]
    await writeFile(file, JSON.stringify({ apiVersion: 'v1', kind: 'List', items }), { mode: 0o600 })
    await rememberTrial(home, { ...servers, own: servers.own })
    progress.note(`The stores answer at ${address}; the Secrets are in ${path.resolve(file)}.`)
    await stopped
    return 0
  } finally {
    await servers.stop()
  }
}

/** Servers of ours listen to this machine alone. */
function passOn(host: string, port: number, { hostname, port: to }: URL): Promise<void> {
  const listener = createServer((near) => {
    const far = open(Number(to), hostname)
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
  })
  return new Promise((resolve, reject) => listener.once('error', reject).listen(port, host, resolve))
}

/** Each component's account at each server that it uses. */
function accountSecrets(servers: ServerUrls, prefix: string) {
  const asked = processes.filter(({ name }) => name !== 'sandbox')
  const secrets = asked.flatMap((process_) => {
    const kinds = [...process_.stores.flatMap((store) => storeKinds[store].server ?? []), 'nats' as const]
    return kinds.map((kind) => {
      const account = kind === 'postgres' || kind === 'mongodb' ? databaseOf(process_.name) : accountOf(process_)
      return signIn(`${prefix}-${process_.name}-${kind}`, accountUrl(urlOf(servers, kind), account))
    })
  })
  return [...secrets, signIn(`${prefix}-provisioner-nats`, urlOf(servers, 'nats'))]
}

function signIn(name: string, url: string) {
  const { username, password } = new URL(url)
  return secret(name, { username: decodeURIComponent(username), password: decodeURIComponent(password) })
}

/** The secrets that components share, and identity's signing key. */
async function ownSecrets(home: string, prefix: string) {
  const { internalToken, signingKeyFile } = await keysOf(home)
  return [
    secret(`${prefix}-internal`, { INTERNAL_TOKEN: internalToken }),
    secret(`${prefix}-signing-key`, { 'signing-key': await readFile(signingKeyFile, 'utf8') }),
    // The server of the trial takes anybody.
    secret(`${prefix}-files`, { AWS_ACCESS_KEY_ID: 'trial', AWS_SECRET_ACCESS_KEY: 'trial' }),
  ]
}

await endWith(serveStores)
