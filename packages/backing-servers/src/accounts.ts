/** The account that may do everything, of the servers that have no customary name for it. */
export const ADMINISTRATOR = 'administrator'

/** The accounts of our servers besides the administrator's, with their permissions. */
export interface Accounts {
  redis?: readonly RedisAccount[]
  nats?: readonly NatsAccount[]
  mongodb?: readonly MongodbAccount[]
}

/** It has rights in its own database only. */
export interface MongodbAccount {
  name: string
  database: string
}

/** The keys are patterns; commands are those of Redis's access lists, `+get` or `-@dangerous`. */
export interface RedisAccount {
  name: string
  keys: readonly string[]
  commands: readonly string[]
}

/** Subjects with wildcards; everything else is refused. */
export interface NatsAccount {
  name: string
  publish: readonly string[]
  subscribe: readonly string[]
}
