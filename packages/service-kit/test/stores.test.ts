import { followCommands, followQueries, storeDurations } from '../src/telemetry/stores.ts'

type Counted = Record<string, unknown> & { count: number }

const countedOf = (system: string): Counted[] =>
  storeDurations
    .read()
    .dataPoints.filter(({ attributes }) => attributes['db.system.name'] === system)
    .map(({ attributes: { 'db.system.name': _system, ...kind }, value }) => ({ ...kind, count: value.count }))
const count = (system: string, by: object) =>
  countedOf(system)
    .filter((one) => Object.entries(by).every(([name, is]) => one[name] === is))
    .reduce((sum, one) => sum + one.count, 0)

/** As pg makes one for each query. */
class Query {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  submit(): unknown {
    return null
  }
  handleReadyForQuery(): void {}
  handleError(): void {}
}

/** As the driver of MongoDB has them: it answers what a test wants. */
class Connection {
  static answers: () => Promise<unknown>
  command(): Promise<unknown> {
    return Connection.answers()
  }
}

describe('what PostgreSQL takes', () => {
  beforeAll(() => followQueries(Query as never))
  const ask = (text: string, end: (query: Query) => void = (query) => query.handleReadyForQuery()) => {
    const query = new Query(text)
    query.submit()
    end(query)
  }

  it.each([
    ['SELECT "public"."offers"."id" FROM "public"."offers" WHERE $1 = $2', 'SELECT', 'offers'],
    ['INSERT INTO "public"."holds" ("id") VALUES ($1) ON CONFLICT DO UPDATE SET id = $1', 'INSERT', 'holds'],
    ['UPDATE mails SET sent_at = now()', 'UPDATE', 'mails'],
    ['DELETE FROM outbox WHERE id = $1', 'DELETE', 'outbox'],
    ['\n  with taken as (select id from outbox for update skip locked) update outbox set x = 1', 'WITH', 'outbox'],
    ["SELECT extract(epoch FROM created_at), 'from people' FROM ratings", 'SELECT', 'ratings'],
    ['SELECT * FROM unnest($1::text[])', 'SELECT', undefined],
    ['BEGIN', 'BEGIN', undefined],
    ["SET LOCAL application_name = 'from here'", 'SET', undefined],
    ['', 'OTHER', undefined],
  ])('for %j is counted as %s of %s', (text, operation, collection) => {
    const by = { 'db.operation.name': operation, 'db.collection.name': collection }
    const before = count('postgresql', by)
    ask(text)
    expect(count('postgresql', by)).toBe(before + 1)
  })

  it('for what fails is counted once, by its state', () => {
    ask('SELECT 1 FROM broken', (query) => {
      ;(query.handleError as (error: unknown) => void)(Object.assign(new Error('x'), { code: '57014' }))
      query.handleReadyForQuery()
    })
    expect(countedOf('postgresql').filter((one) => one['db.collection.name'] === 'broken')).toEqual([
      { 'db.operation.name': 'SELECT', 'db.collection.name': 'broken', 'error.type': '57014', count: 1 },
    ])
  })

  it('is counted once by a driver that was followed twice', () => {
    followQueries(Query as never)
    ask('SELECT 1 FROM twice')
    expect(count('postgresql', { 'db.collection.name': 'twice' })).toBe(1)
  })
})

describe('what MongoDB takes', () => {
  beforeAll(() => followCommands(Connection as never))
  beforeEach(() => {
    Connection.answers = async () => ({ ok: 1 })
  })
  const ask = (command: object, options?: object) =>
    (new Connection().command as (...all: unknown[]) => Promise<unknown>)({}, command, options)

  it.each([
    [{ find: 'comments', filter: { author: 'somebody' } }, 'find', 'comments'],
    [{ getMore: 7n, collection: 'threads' }, 'getMore', 'threads'],
    [{ listCollections: 1 }, 'listCollections', undefined],
  ])('for %p is counted by command and collection alone', async (command, operation, collection) => {
    await expect(ask(command)).resolves.toEqual({ ok: 1 })
    const own = { 'db.operation.name': operation, ...(collection && { 'db.collection.name': collection }) }
    expect(countedOf('mongodb')).toContainEqual({ ...own, count: 1 })
  })

  it('for what fails is counted by its code, and still fails', async () => {
    Connection.answers = () => Promise.reject(Object.assign(new Error('x'), { code: 112 }))
    await expect(ask({ update: 'comments' })).rejects.toThrow('x')
    expect(count('mongodb', { 'db.operation.name': 'update', 'error.type': '112' })).toBe(1)
  })

  it('is not what waits for changes, nor what the driver asks for itself', async () => {
    const before = count('mongodb', {})
    await ask({ getMore: 7n, collection: 'threads' }, { awaitData: true })
    await ask({ hello: 1 })
    expect(count('mongodb', {})).toBe(before)
  })
})
