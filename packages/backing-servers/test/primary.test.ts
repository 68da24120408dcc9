import type { AddressInfo, Server } from 'node:net'
import { eventually } from '@storyright/testing'
import type { Document } from 'mongodb'
import { becomesPrimary } from '../src/mongodb/primary.ts'
import { speakAsMongod } from './support/speak-as-mongod.ts'

const wire = { minWireVersion: 0, maxWireVersion: 25, ok: 1 }
const stranger = {
  ...wire,
  isWritablePrimary: false,
  isreplicaset: true,
  info: 'Does not have a valid replica set config',
}

describe('a mongod that was started as part of a set', () => {
  let mongod: Server
  let port: number
  let host: string
  /** What the server has on its disk. */
  let config: Document | undefined
  let told: Document[]

  /** As MongoDB's manual describes `hello`, `replSetGetConfig`, `replSetInitiate` and `replSetReconfig`. */
  function answer(command: Document): Document {
    if (command.hello || command.ismaster || command.isMaster) {
      if (config?.members[0].host !== host) return stranger
      return { ...wire, isWritablePrimary: true, setName: config._id, hosts: [host], me: host }
    }
    if (command.replSetGetConfig)
      return config ? { config, ok: 1 } : { ok: 0, code: 94, codeName: 'NotYetInitialized', errmsg: 'no config' }
    if (command.endSessions) return { ok: 1 }
    told.push(command)
    config = command.replSetInitiate ? { ...command.replSetInitiate, version: 1 } : command.replSetReconfig
    return { ok: 1 }
  }

  beforeEach(async () => {
    told = []
    config = undefined
    mongod = speakAsMongod(answer)
    await new Promise<void>((listening) => mongod.listen(0, '127.0.0.1', listening))
    port = (mongod.address() as AddressInfo).port
    host = `127.0.0.1:${port}`
  })
  afterEach(() => mongod.close())

  const primary = () =>
    eventually(async () => expect(await becomesPrimary(`mongodb://${host}/?directConnection=true`, port)).toBe(true))

  it('for the first time, founds the set as its only member', async () => {
    await primary()
    expect(told).toMatchObject([{ replSetInitiate: { _id: 'storyright', members: [{ _id: 0, host }] } }])
  })

  it('on another port than before, is told that it is the same member', async () => {
    const settings = { electionTimeoutMillis: 500 }
    config = { _id: 'storyright', version: 7, members: [{ _id: 0, host: '127.0.0.1:1' }], settings }
    await primary()
    const expected = { _id: 'storyright', version: 8, members: [{ _id: 0, host }], settings }
    expect(told).toMatchObject([{ replSetReconfig: expected, force: true }])
  })

  it('on the same port as before, is left alone', async () => {
    config = { _id: 'storyright', version: 7, members: [{ _id: 0, host }] }
    await primary()
    expect(told).toEqual([])
  })
})
