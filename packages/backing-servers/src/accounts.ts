/** The account that may do everything, of the servers that have no customary name for it. */
export const ADMINISTRATOR = 'administrator'

/** Who besides the administrator may sign in at a server of ours, and what for. */
export interface Accounts {
  redis?: readonly RedisAccount[]
  nats?: readonly NatsAccount[]
  mongodb?: readonly MongodbAccount[]
}

/** What it may do stands in its database, and nowhere else. */
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
