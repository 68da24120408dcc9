import type { Accounts, NatsAccount, RedisAccount } from '@storyright/backing-servers'
import { notifiedSubject, sessionsChangedSubject } from '@storyright/contracts/events'
import { type ServiceName, serviceNames, serviceOf } from '@storyright/contracts/services'
import { DEAD_LETTERS, DISCARDED, REPLAYS } from '@storyright/messaging'
import { databaseOf, type StoreOwner } from './store-kinds.ts'

/** Control messages belong to no stream: who sends and who receives each. */
const control: Record<string, { sends: ServiceName; hears: string }> = {
  [sessionsChangedSubject]: { sends: 'identity', hears: 'gateway' },
  [notifiedSubject]: { sends: 'community', hears: 'community' },
}
const subjectsWhere = (side: 'sends' | 'hears', name: string) =>
  Object.keys(control).filter((subject) => control[subject]![side] === name)

/** The services with a stream of their own. */
export const producers = serviceNames.filter((name) => serviceOf(name).events.length > 0)

/** What each process may do at the servers that have to know beforehand; it follows from the table of services. */
export const accounts: Accounts = {
  mongodb: serviceNames
    .filter((name) => serviceOf(name).stores.includes('mongodb'))
    .map((name) => ({ name: databaseOf(name), database: databaseOf(name) })),
  redis: serviceNames.filter((name) => serviceOf(name).stores.includes('redis')).map(atRedis),
  nats: [
    ...serviceNames.map(atNats),
    { name: 'gateway', publish: [], subscribe: [inboxOf('gateway'), ...subjectsWhere('hears', 'gateway')] },
  ],
}

/** Lists dead letters, hands them over again and discards them at an installation’s NATS, where nobody may do everything; nothing else. */
export const operator: NatsAccount = {
  name: 'operator',
  publish: [
    ...[DEAD_LETTERS, REPLAYS].map((stream) => `$JS.API.STREAM.INFO.${stream}`),
    ...['CREATE', 'INFO', 'MSG.NEXT'].map((what) => `$JS.API.CONSUMER.${what}.${DEAD_LETTERS}.>`),
    `$JS.API.STREAM.MSG.DELETE.${DEAD_LETTERS}`,
    `${REPLAYS}.>`,
    `${DEAD_LETTERS}.${DISCARDED}.>`,
  ],
  subscribe: [inboxOf('operator')],
}

/** The accounts where some processes have databases of their own beside those of the services. */
export function accountsWith(processes: readonly StoreOwner[]): Accounts {
  const known = new Set(accounts.mongodb?.map(({ name }) => name))
  const others = processes.filter(({ name, stores }) => stores.includes('mongodb') && !known.has(databaseOf(name)))
  const more = others.map(({ name }) => ({ name: databaseOf(name), database: databaseOf(name) }))
  return { ...accounts, mongodb: [...(accounts.mongodb ?? []), ...more] }
}

function atRedis(name: ServiceName): RedisAccount {
  const groups = ['+@read', '+@write', '+@transaction', '+@connection', '-@dangerous', '-scan', '-randomkey']
  return {
    name,
    keys: serviceOf(name).redisKeys ?? [`${name}:*`],
    commands: [...groups, '+eval', '+evalsha', '+time', '+info'], // the client asks for info as it connects
  }
}

/** A service publishes its own events, consumes everybody's by durable consumers of its name, and parks and replays its own letters. */
function atNats(name: ServiceName): NatsAccount {
  // A consumer's filter is not part of the request's subject; NATS limits each to one consumer of replays.
  const consumers = [
    ...[...producers, REPLAYS].map((stream) => `DURABLE.CREATE.${stream}.${name}`),
    `INFO.*.${name}`,
    `MSG.NEXT.*.${name}`,
  ]
  return {
    name,
    publish: [
      `${name}.>`,
      `${DEAD_LETTERS}.${name}.>`,
      ...subjectsWhere('sends', name),
      '$JS.API.STREAM.INFO.*',
      ...consumers.map((one) => `$JS.API.CONSUMER.${one}`),
      `$JS.ACK.*.${name}.>`,
    ],
    subscribe: [inboxOf(name), ...subjectsWhere('hears', name)],
  }
}

function inboxOf(name: string): string {
  return `_INBOX.${name}.>`
}
