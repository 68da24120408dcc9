import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { databaseOf, accounts as known } from '@storyright/platform'
import type { Installation, ServerAccount } from './installation.ts'
import { ALL_OF_REDIS, natsAccounts } from './platform-accounts.ts'

const made = 'Made by `npm run chart -- secrets`; given to a server again, it changes nothing that is as it says.'

/** What the administrators of the servers run, each for its own. */
export function serverFiles(accounts: readonly ServerAccount[]): Record<string, string> {
  return {
    'postgres.sql': postgresSql(accounts),
    'mongodb.js': mongodbScript(accounts),
    'redis.acl': redisAcl(accounts),
    'nats.conf': natsConf(accounts),
  }
}

const at = (server: ServerAccount['server'], accounts: readonly ServerAccount[]) =>
  accounts.filter((account) => account.server === server)

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** For psql, as an administrator who may make roles and databases; a password stands in no statement. */
export function postgresSql(accounts: readonly ServerAccount[]): string {
  const all = at('postgres', accounts)
  const roles = all.map(
    ({ username, password }) => `SELECT ${literal(`CREATE ROLE ${identifier(username)}`)}
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${literal(username)}) \\gexec
ALTER ROLE ${identifier(username)} LOGIN PASSWORD ${literal(scramVerifier(username, password))};
GRANT ${identifier(username)} TO CURRENT_USER;
`,
  )
  const databases = all
    .filter(({ isOwner }) => !isOwner)
    .map(({ of, username }) => {
      const database = databaseOf(of)
      const owner = all.find((other) => other.of === of && other.isOwner)?.username ?? username
      return `SELECT ${literal(`CREATE DATABASE ${identifier(database)} OWNER ${identifier(owner)}`)}
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = ${literal(database)}) \\gexec
ALTER DATABASE ${identifier(database)} OWNER TO ${identifier(owner)};
REVOKE ALL ON DATABASE ${identifier(database)} FROM PUBLIC;
GRANT CONNECT ON DATABASE ${identifier(database)} TO ${identifier(username)};
${owner === username ? '' : `\\connect ${database}\nREASSIGN OWNED BY ${identifier(username)} TO ${identifier(owner)};\n`}`
    })
  return `-- ${made}\n\\set ON_ERROR_STOP on\nSET client_min_messages = warning;\n${roles.join('')}${databases.join('')}`
}

/** What PostgreSQL keeps of a password. Its salt follows from both, so that the same file is written again. */
function scramVerifier(username: string, password: string): string {
  const salt = createHmac('sha256', password).update(username).digest().subarray(0, 16)
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$4096:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`
}

/** For mongosh, as an administrator of users. */
function mongodbScript(accounts: readonly ServerAccount[]): string {
  const users = at('mongodb', accounts).map(({ username, password, of, isOwner }) => {
    const hasOwner = accounts.some((other) => other.server === 'mongodb' && other.of === of && other.isOwner)
    const roles = isOwner || !hasOwner ? ['readWrite', 'dbAdmin'] : ['readWrite']
    return { user: username, pwd: password, roles: roles.map((role) => ({ role, db: databaseOf(of) })) }
  })
  return `// ${made}
const admin = db.getSiblingDB('admin')
for (const { user, pwd, roles } of ${JSON.stringify(users, undefined, 2)})
  if (admin.getUser(user)) admin.updateUser(user, { pwd, roles })
  else admin.createUser({ user, pwd, roles })
`
}

/** As \`aclfile\`, or each line as ACL SETUSER; whoever reads it learns no password. Redis reads its own file as the default user. */
function redisAcl(accounts: readonly ServerAccount[]): string {
  const lines = at('redis', accounts).map(({ username, password, of }) => {
    const rights = known.redis?.find(({ name }) => name === of)
    const may = rights ? [...rights.keys.map((key) => `~${key}`), 'resetchannels', ...rights.commands] : ALL_OF_REDIS
    return `user ${username} reset on #${createHash('sha256').update(password).digest('hex')} ${may.join(' ')}\n`
  })
  return `${lines.join('')}user default off resetpass ~* &* +@all\n`
}

/** To be included by a server's own configuration. */
function natsConf(accounts: readonly ServerAccount[]): string {
  const passwords = new Map(at('nats', accounts).map(({ username, password }) => [username, password]))
  const users = natsAccounts
    .filter(({ name }) => passwords.has(name))
    .map(({ name, publish, subscribe }) => ({
      user: name,
      password: passwords.get(name),
      permissions: {
        publish: publish.length > 0 ? { allow: publish } : { deny: ['>'] },
        subscribe: { allow: subscribe },
      },
    }))
  return `# ${made}\nauthorization: ${JSON.stringify({ users }, undefined, 2)}\n`
}

/** The Secrets as the External Secrets operator brings them, each from the entry of its own name. */
export const externalSecrets = ({ secrets }: Installation, store: string): string =>
  Object.keys(secrets)
    .toSorted()
    .map(
      (name) => `---
apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: { name: ${name} }
spec:
  secretStoreRef: { kind: ClusterSecretStore, name: ${store} }
  target: { name: ${name} }
  dataFrom: [{ extract: { key: ${name} } }]
`,
    )
    .join('')
