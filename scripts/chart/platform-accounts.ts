import { serviceNames, serviceOf } from '@storyright/contracts/services'
import { accounts, databaseOf, operator } from '@storyright/platform'

// All accounts of a server, from the same list that `npm start` uses.
const header = '# Made by `npm run chart` from the table of services.\n'
const json = (value: unknown) => JSON.stringify(value)
const keeping = (store: 'postgres' | 'mongodb') => serviceNames.filter((name) => serviceOf(name).stores.includes(store))
const variable = (name: string) => `${name.toUpperCase()}_PASSWORD`

/** Makes streams and changes them; nothing else. */
const provisioner = {
  name: 'provisioner',
  publish: ['INFO', 'CREATE', 'UPDATE'].map((what) => `$JS.API.STREAM.${what}.*`),
  subscribe: ['_INBOX.>'],
}
/** Everybody who signs in at NATS. */
export const natsAccounts = [...(accounts.nats ?? []), provisioner, operator]
const natsSecret = (name: string) => `storyright-${name}-nats`

const natsValues = () => `${header}container:
  env:
${natsAccounts
  .map(
    ({ name }) =>
      `    ${variable(name)}: { valueFrom: { secretKeyRef: { name: ${natsSecret(name)}, key: password } } }`,
  )
  .join('\n')}
config:
  merge:
    authorization:
      users:
${natsAccounts
  .map(
    ({ name, publish, subscribe }) => `        - user: ${name}
          password: << $${variable(name)} >>
          permissions:
            publish: ${json(publish.length > 0 ? { allow: publish } : { deny: ['>'] })}
            subscribe: ${json({ allow: subscribe })}`,
  )
  .join('\n')}
`

/** What the administrator of Redis may: only so can all people be signed out. */
export const ALL_OF_REDIS = ['~*', '&*', '+@all']

const valkeyValues = () => `${header}auth:
  aclUsers:
${(accounts.redis ?? [])
  .map(({ name, keys, commands }) => {
    const permissions = [...keys.map((key) => `~${key}`), 'resetchannels', ...commands].join(' ')
    return `    ${name}: { permissions: ${json(permissions)} }`
  })
  .join('\n')}
    administrator: { permissions: ${json(ALL_OF_REDIS.join(' '))} }
`

const postgresRoles = () => `${header}apiVersion: postgresql.cnpg.io/v1
kind: Cluster
metadata:
  name: postgres
spec:
  managed:
    roles:
${keeping('postgres')
  .flatMap((name) => [
    [`${databaseOf(name)}_owner`, `storyright-${name}-postgres-owner`],
    [databaseOf(name), `storyright-${name}-postgres`],
  ])
  .map(
    ([role, secret]) => `      - { name: ${role}, ensure: present, login: true, passwordSecret: { name: ${secret} } }`,
  )
  .join('\n')}
${keeping('postgres')
  .map(
    (name) => `---
apiVersion: postgresql.cnpg.io/v1
kind: Database
metadata:
  name: postgres-${name}
spec: { cluster: { name: postgres }, name: ${databaseOf(name)}, owner: ${databaseOf(name)}_owner }
`,
  )
  .join('')}`

const mongodbUsers = () => `${header}apiVersion: mongodbcommunity.mongodb.com/v1
kind: MongoDBCommunity
metadata:
  name: mongodb
spec:
  users:
${keeping('mongodb')
  .flatMap((name) => {
    const database = databaseOf(name)
    const readWrite = `{ name: readWrite, db: ${database} }`
    return [
      { user: database, secret: `storyright-${name}-mongodb`, roles: [readWrite] },
      {
        user: `${database}_owner`,
        secret: `storyright-${name}-mongodb-owner`,
        roles: [readWrite, `{ name: dbAdmin, db: ${database} }`],
      },
    ]
  })
  .map(
    ({ user, secret, roles }) => `    - name: ${user}
      db: admin
      passwordSecretRef: { name: ${secret}, key: password }
      scramCredentialsSecretName: ${user.replaceAll('_', '-')}
      roles: [${roles.join(', ')}]`,
  )
  .join('\n')}
`

/** The files below deploy/platform that follow from the table of services. */
export function platformAccounts(): Record<string, string> {
  return {
    'nats/accounts.yaml': natsValues(),
    'valkey/accounts.yaml': valkeyValues(),
    'postgres/roles.yaml': postgresRoles(),
    'mongodb/users.yaml': mongodbUsers(),
  }
}
