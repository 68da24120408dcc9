import type { Db, Document } from 'mongodb'

/** The name of the set of one. */
export const REPLICA_SET = 'storyright'

const NOT_YET_INITIALISED = 94

/** Whether the server takes writes; on the way there, a `mongod` is made the one member of its replica set. */
export async function becomesPrimary(url: string, port: number): Promise<boolean> {
  const { MongoClient } = await import('mongodb') // most starts need none of it
  const host = `127.0.0.1:${port}`
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 1000 })
  try {
    const admin = client.db('admin')
    const { isWritablePrimary } = await admin.command({ hello: 1 })
    if (!isWritablePrimary) await makeMember(admin, host)
    return isWritablePrimary
  } catch {
    return false
  } finally {
    await client.close()
  }
}

/** After a start on another port the member's address has to be corrected. */
async function makeMember(admin: Db, host: string): Promise<void> {
  const members = [{ _id: 0, host }]
  const config = await configOf(admin)
  if (!config) await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } })
  else if (config.members[0].host !== host)
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true })
}

async function configOf(admin: Db): Promise<Document | undefined> {
  try {
    return (await admin.command({ replSetGetConfig: 1 })).config
  } catch (error) {
    if ((error as { code?: unknown }).code === NOT_YET_INITIALISED) return undefined
    throw error
  }
}
