import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Kind } from '@storyright/backing-servers'
import { type StoreKind, serviceNames, serviceOf } from '@storyright/contracts/services'
import { messagingMigrations } from '@storyright/messaging/migrations'
import * as mongodb from '@storyright/mongodb/address'
import { createDatabase, createOwnDatabase, migrate, withDatabase } from '@storyright/postgres'
import { inRepository } from '../repository.ts'
import { accountOf, type ServerUrls, urlFor, urlOf } from './servers.ts'

/** A process that owns stores: its name, and where its source is. */
export interface StoreOwner {
  name: string
  folder: string
  stores: readonly StoreKind[]
  /** The shelves of its files, besides the one without a name. */
  shelves?: readonly string[] | undefined
}

/** Where stores are made. */
export interface Site {
  home: string
  servers: ServerUrls
}

interface StoreSupport {
  /** The server that it needs, if any. */
  server?: Kind
  /** The variable with its address. */
  variable: string
  placeOf(owner: StoreOwner, site: Site): string
  /** Creates the store, one after the other; idempotent. */
  create?(place: string, site: Site): Promise<void>
  /** Brings the store up to what is declared; idempotent. */
  migrate?(place: string, owner: StoreOwner): Promise<unknown>
}

/** Each kind of store that a service may have: a new kind is a row here, and a server in `backing-servers`. */
export const storeKinds: Record<StoreKind, StoreSupport> = {
  postgres: {
    server: 'postgres',
    variable: 'DATABASE_URL',
    placeOf: ({ name }, { servers }) => withDatabase(urlFor(databaseOf(name), servers, 'postgres'), databaseOf(name)),
    create: (url, { servers }) =>
      servers.own?.includes('postgres') ? createOwnDatabase(urlOf(servers, 'postgres'), url) : createDatabase(url),
    migrate: (url, owner) => migrate(url, migrationFolders(owner)),
  },
  // Collections are made by the service that has declared them, when it starts.
  mongodb: {
    server: 'mongodb',
    variable: 'MONGODB_URL',
    placeOf: ({ name }, { servers }) =>
      mongodb.withDatabase(urlFor(databaseOf(name), servers, 'mongodb'), databaseOf(name)),
  },
  redis: {
    server: 'redis',
    variable: 'REDIS_URL',
    placeOf: (owner, { servers }) => urlFor(accountOf(owner), servers, 'redis'),
  },
  files: { variable: 'UPLOADS_DIR', placeOf: ({ name }, { home }) => path.join(home, 'data', name) },
}

/** The name of an owner's database, and of its account there. */
export const databaseOf = (name: string) => name.replaceAll('-', '_')

/** Where each service of the table keeps its data, as its own account there. */
export function databasesOf(servers: ServerUrls): Record<string, string> {
  const found = serviceNames.flatMap((name) => {
    const kind = serviceOf(name).stores.find((one) => one === 'postgres' || one === 'mongodb')
    return kind ? [[name, storeKinds[kind].placeOf({ name, folder: '', stores: [kind] }, { home: '', servers })]] : []
  })
  return Object.fromEntries(found)
}

/** The migrations of a service's PostgreSQL database, those of its messages first. */
export const migrationFolders = ({ folder }: Pick<StoreOwner, 'folder'>): string[] =>
  [messagingMigrations, inRepository(folder, 'prisma/migrations')].filter((place) => existsSync(place))

/** The servers that these need to keep their data and to speak to each other. */
export function serversOf(owners: readonly StoreOwner[]): Kind[] {
  const kinds = owners.flatMap(({ stores }) => stores.map((store) => storeKinds[store].server))
  return [...new Set<Kind | undefined>([...kinds, 'nats'])].filter((kind) => kind !== undefined)
}
