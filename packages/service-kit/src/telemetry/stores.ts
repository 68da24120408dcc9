import {
  InstrumentationBase,
  InstrumentationNodeModuleDefinition,
  InstrumentationNodeModuleFile,
} from '@opentelemetry/instrumentation'
import { type Counted, createDurations } from './durations.ts'

const metric = {
  name: 'db.client.operation.duration',
  description: 'Duration of database client operations.',
  /** In seconds, as OpenTelemetry advises for databases. */
  boundaries: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
}

/** By operation, by table or collection, and by fault. */
const durationsIn = (system: string) =>
  createDurations(metric, (operation: string, collection: string | undefined, fault: string | undefined) => ({
    'db.system.name': system,
    'db.operation.name': operation,
    ...(collection && { 'db.collection.name': collection }),
    ...(fault && { 'error.type': fault }),
  }))

const inPostgres = durationsIn('postgresql')
const inMongo = durationsIn('mongodb')

/** How long PostgreSQL and MongoDB take, of everything that is asked of them, traced or not. */
export const storeDurations: Counted = {
  read: () => ({ ...inPostgres.read(), dataPoints: [inPostgres, inMongo].flatMap((of) => of.read().dataPoints) }),
}

type Fault = Error & { code?: unknown }

/** PostgreSQL's state, a code of MongoDB or of the system: of each there are few. */
const faultOf = ({ code, name }: Fault) => (typeof code === 'string' || typeof code === 'number' ? String(code) : name)

interface Statement {
  operation: string
  collection: string | undefined
}

/** Prisma's statements are the same texts again and again, but for lists of any length: so many are remembered. */
const MOST_STATEMENTS = 2_000
const statements = new Map<string, Statement>()

function statementOf(text: string): Statement {
  const known = statements.get(text)
  if (known) return known
  const statement = readStatement(text)
  if (statements.size < MOST_STATEMENTS) statements.set(text, statement)
  return statement
}

const ON_ROWS = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH'])

const NAME = String.raw`(?:"?\w+"?\.)?"?([a-z_]\w*)"?`
const named = new RegExp(String.raw`\b(?:(?:INTO|UPDATE)\s+${NAME}|FROM\s+${NAME}(?!\w)(?!\s*\())`, 'i')

/** The first table that a statement names; what stands in it as a value is not looked at. */
function readStatement(text: string): Statement {
  const operation = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'OTHER'
  if (!ON_ROWS.has(operation)) return { operation, collection: undefined }
  const words = text.replaceAll(/'[^']*'/g, '').replaceAll(/\bextract\s*\(\s*\w+\s+FROM\b/gi, '')
  const [, written, read] = named.exec(words) ?? []
  return { operation, collection: written ?? read }
}

const begun = Symbol('when a query was sent')

/** A query of pg's, with what we note on it. */
interface Query {
  text?: string
  submit(connection: unknown): unknown
  handleReadyForQuery(connection: unknown): unknown
  handleError(error: Fault, connection: unknown): unknown
  [begun]?: number | undefined
}

const followed = new WeakSet<object>()

/** Times every query from its sending to its end, on the object that pg makes of it anyway. */
export function followQueries({ prototype }: { prototype: Query }): void {
  if (followed.has(prototype)) return
  followed.add(prototype)
  const { submit, handleReadyForQuery, handleError } = prototype
  Object.assign(prototype, {
    submit(this: Query, connection: unknown) {
      this[begun] = performance.now()
      return submit.call(this, connection)
    },
    handleReadyForQuery(this: Query, connection: unknown) {
      queryEnded(this)
      return handleReadyForQuery.call(this, connection)
    },
    handleError(this: Query, error: Fault, connection: unknown) {
      queryEnded(this, error)
      return handleError.call(this, error, connection)
    },
  } satisfies Partial<Query>)
}

function queryEnded(query: Query, error?: Fault): void {
  const since = query[begun]
  if (since === undefined) return
  query[begun] = undefined
  const { operation, collection } = statementOf(query.text ?? '')
  inPostgres.record(performance.now() - since, operation, collection, error && faultOf(error))
}

interface Command {
  collection?: unknown
  [name: string]: unknown
}
interface Connection {
  command(
    this: Connection,
    ns: unknown,
    command: Command,
    options?: { awaitData?: boolean },
    as?: unknown,
  ): Promise<unknown>
}

/** The driver's own health checks, on connections of their own. */
const ITS_OWN = new Set(['hello', 'ismaster', 'isMaster'])

/** Times every command, but for those that wait for changes: they take as long as nothing happens. */
export function followCommands({ prototype }: { prototype: Connection }): void {
  if (followed.has(prototype)) return
  followed.add(prototype)
  const { command: send } = prototype
  prototype.command = async function (ns, command, options, as) {
    const operation = firstKey(command)
    if (ITS_OWN.has(operation) || options?.awaitData) return send.call(this, ns, command, options, as)
    const since = performance.now()
    let fault: string | undefined
    try {
      return await send.call(this, ns, command, options, as)
    } catch (error) {
      fault = faultOf(error as Fault)
      throw error
    } finally {
      inMongo.record(performance.now() - since, operation, collectionOf(command, operation), fault)
    }
  }
}

function firstKey(command: Command): string {
  for (const name in command) return name
  return 'other'
}

function collectionOf(command: Command, operation: string): string | undefined {
  const named = operation === 'getMore' ? command.collection : command[operation]
  return typeof named === 'string' ? named : undefined
}

/** Follows both drivers as they load. */
export class StoreDurations extends InstrumentationBase {
  constructor() {
    super('storyright.stores', '1', {})
  }

  override init() {
    return [
      new InstrumentationNodeModuleDefinition('pg', ['>=8 <9'], (module) => {
        followQueries((module.default ?? module).Query)
        return module
      }),
      new InstrumentationNodeModuleDefinition('mongodb', ['>=7 <8'], undefined, undefined, [
        new InstrumentationNodeModuleFile(
          'mongodb/lib/cmap/connection.js',
          ['>=7 <8'],
          (module) => {
            followCommands(module.Connection)
            return module
          },
          () => undefined,
        ),
      ]),
    ]
  }
}
