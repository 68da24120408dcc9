import { openGate, testServers } from '@storyright/testing'
import { prismaAdapter } from '../src/index.ts'

type Adapter = Awaited<ReturnType<ReturnType<typeof prismaAdapter>['connect']>>

describe('a PostgreSQL whose host vanishes without a word', () => {
  let gate: Awaited<ReturnType<typeof openGate>>
  let adapter: Adapter
  beforeEach(async () => {
    const url = new URL((await testServers()).postgresUrl)
    gate = await openGate(url.hostname, Number(url.port))
    url.port = String(gate.port)
    adapter = await prismaAdapter(url.toString(), { service: 'test', connections: 1, answersWithinMs: 1_000 }).connect()
  })
  afterEach(async () => {
    await adapter.dispose()
    gate.close()
  })

  const statement = (sql: string) => ({ sql, args: [], argTypes: [] })
  const ask = async (asked: Pick<Adapter, 'queryRaw'> = adapter) =>
    (await asked.queryRaw(statement('SELECT 1 AS one'))).rows
  const away = { cause: { kind: 'SocketTimeout' } }

  it('is away after a while, and asked again over a new connection', async () => {
    expect(await ask()).toEqual([[1]])
    gate.silence()
    await expect(ask()).rejects.toMatchObject(away)
    expect(await ask()).toEqual([[1]])
  })

  it('leaves nobody in the transaction of another', async () => {
    const transaction = await adapter.startTransaction()
    expect(await ask(transaction)).toEqual([[1]])
    gate.silence()
    await expect(ask(transaction)).rejects.toMatchObject(away)
    await expect(transaction.executeRaw(statement('ROLLBACK'))).rejects.toThrow()
    await transaction.rollback()
    expect(await ask()).toEqual([[1]])
  })
})
