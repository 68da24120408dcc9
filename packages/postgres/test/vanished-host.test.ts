import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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

describe('a PostgreSQL that ends while it hands over a connection', () => {
  /** A message as PostgreSQL sends it: a letter, its length, what it says. */
  const message = (letter: string, content: string) => {
    const head = Buffer.from(`${letter}0000`)
    head.writeInt32BE(content.length + 4, 1)
    return Buffer.concat([head, Buffer.from(content, 'latin1')])
  }
  const isReady = [message('R', '\0\0\0\0'), message('Z', 'I')]
  const ends = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0')

  it('fails what is asked next, and not the process', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.end(Buffer.concat([...isReady, ends])))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `postgres://somebody:secret@127.0.0.1:${(server.address() as AddressInfo).port}/test`
    const adapter = await prismaAdapter(url, { service: 'test' }).connect()
    await expect(adapter.startTransaction()).rejects.toThrow()
    await adapter.dispose()
    server.close()
  })
})
