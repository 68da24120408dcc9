import { ownServer } from '@storyright/testing'
import { MongoBulkWriteError, MongoErrorLabel, MongoNetworkError, MongoServerError } from 'mongodb'
import { inTransaction, isOwnFault, mongoClient, namingOutage, type Tx } from '../src/index.ts'

describe('a MongoDB that is away', () => {
  it('is told as a refusal that says when to come again', async () => {
    const client = mongoClient('mongodb://127.0.0.1:9/nothing', { service: 'tests' })
    const error = await client
      .db()
      .command({ ping: 1 })
      .catch((failure) => failure)
    await client.close()
    expect(namingOutage(error)).toMatchObject({ status: 503, cause: error })
    expect(isOwnFault(error)).toBe(true)
  })

  it.each([
    ['a server that shuts down', 11600, true],
    ['a server that is no primary any more', 10107, true],
    ['a conflict', 112, true],
    ['a time limit', 50, true],
    ['a duplicate', 11000, false],
    ['a document that breaks its schema', 121, false],
  ])('is told from other faults: %s', (_, code, isItsFault) => {
    const error = new MongoServerError({ message: 'As MongoDB says', code })
    expect([namingOutage(error) !== error, isOwnFault(error)]).toEqual([isItsFault, isItsFault])
  })

  it('is told also where a bulk write met it', () => {
    const met = (error: Error) => new MongoBulkWriteError(error as never, { getWriteErrors: () => [] } as never)
    const [gone, twice] = [
      new MongoNetworkError('connection closed'),
      new MongoServerError({ message: 'there', code: 11000 }),
    ]
    expect([isOwnFault(met(gone)), isOwnFault(met(twice))]).toEqual([true, false])
    expect(namingOutage(met(gone))).toMatchObject({ status: 503 })
  })

  it('is nothing else’s name', () => {
    const wrong = new TypeError('no such thing')
    expect([namingOutage(wrong), isOwnFault(wrong)]).toEqual([wrong, false])
  })
})

describe('a MongoDB that is killed', () => {
  it('carries out once what it has committed without an answer, and what was cut off before', async () => {
    const server = await ownServer('mongodb')
    const client = mongoClient(server.url, { service: 'tests' })
    const killed = async () => {
      await server.kill()
      await server.start()
    }
    const write = async (name: string, cutOff: (tx: Tx) => void) => {
      let isFirst = true
      await inTransaction(client, async (tx) => {
        await client.db().collection('names').insertOne({ name }, { session: tx })
        if (isFirst) cutOff(tx)
        isFirst = false
      })
    }
    try {
      for (const isCommitted of [true, false])
        await write(isCommitted ? 'committed' : 'cut off', (tx) => {
          const commit = tx.commitTransaction.bind(tx)
          tx.commitTransaction = async () => {
            tx.commitTransaction = commit
            if (isCommitted) await commit()
            await killed()
            throw unanswered()
          }
        })
      const found = await client.db().collection('names').find().toArray()
      expect(found.map(({ name }) => name)).toEqual(['committed', 'cut off'])
    } finally {
      await client.close()
      await server.stop()
    }
  }, 60_000)
})

function unanswered(): MongoNetworkError {
  const error = new MongoNetworkError('connection closed')
  error.addErrorLabel(MongoErrorLabel.UnknownTransactionCommitResult)
  return error
}
