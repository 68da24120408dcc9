import { serviceNames, serviceOf } from '@storyright/contracts/services'
import { accounts, operator } from '@storyright/platform'

// Everything that a server is told of who signs in there, from the same list that `npm start` uses.
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
const nats = [...(accounts.nats ?? []), provisioner, operator]
const natsSecret = (name: string) => `storyright-${name}-nats`

const natsValues = () => `${header}container:
  env:
${nats
  .map(
    ({ name }) =>
      `    ${variable(name)}: { valueFrom: { secretKeyRef: { name: ${natsSecret(name)}, key: password } } }`,
  )
  .join('\n')}
config:
  merge:
    authorization:
      users:
${nats
  .map(
    ({ name, publish, subscribe }) => `        - user: ${name}
          password: << $${variable(name)} >>
          permissions:
            publish: ${json(publish.length > 0 ? { allow: publish } : { deny: ['>'] })}
            subscribe: ${json({ allow: subscribe })}`,
  )
  .join('\n')}
`

const valkeyValues = () => `${header}auth:
  aclUsers:
${(accounts.redis ?? [])
  .map(({ name, keys, commands }) => {
    const permissions = [...keys.map((key) => `~${key}`), 'resetchannels', ...commands].join(' ')
    return `    ${name}: { permissions: ${json(permissions)} }`
  })
  .join('\n')}
`

const postgresRoles = () => `${header}apiVersion: postgresql.cnpg.io/v1
kind: Cluster
metadata:
  name: postgres
spec:
  managed:
    roles:
${keeping('postgres')
  .map(
    (name) =>
      `      - { name: ${name}, ensure: present, login: true, passwordSecret: { name: storyright-${name}-postgres } }`,
  )
  .join('\n')}
${keeping('postgres')
  .map(
    (name) => `---
apiVersion: postgresql.cnpg.io/v1
kind: Database
metadata:
  name: postgres-${name}
spec: { cluster: { name: postgres }, name: ${name}, owner: ${name} }
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
  .map(
    (name) => `    - name: ${name}
      db: admin
      passwordSecretRef: { name: storyright-${name}-mongodb, key: password }
      scramCredentialsSecretName: ${name}
      roles: [{ name: readWrite, db: ${name} }, { name: dbAdmin, db: ${name} }]`,
  )
  .join('\n')}
`

/** The files below deploy/platform that follow from the table of services. */
export const platformAccounts = (): Record<string, string> => ({
  'nats/accounts.yaml': natsValues(),
  'valkey/accounts.yaml': valkeyValues(),
  'postgres/roles.yaml': postgresRoles(),
  'mongodb/users.yaml': mongodbUsers(),
})
