import { constants, setPriority } from 'node:os'
import { mongoClient } from '@storyright/mongodb'
import { configOf } from '@storyright/service-kit'
import { mongoEnvironment } from '@storyright/stored-service/mongodb'
import { train } from './recommendations/training/train.ts'

// Its parent has died: another replica trains.
const orphaned = () => process.exit(1)
process.on('disconnect', orphaned)
setPriority(constants.priority.PRIORITY_LOW)

// Long, since a busy machine slows it down: nobody waits for it, and its parent ends it after too long.
const LIMIT_MS = 120_000
const patient = {
  serverSelectionTimeoutMS: LIMIT_MS,
  connectTimeoutMS: LIMIT_MS,
  waitQueueTimeoutMS: LIMIT_MS,
  socketTimeoutMS: LIMIT_MS,
}

const { MONGODB_URL } = configOf(mongoEnvironment)()
const client = mongoClient(MONGODB_URL, { service: 'ai-training', connections: 2 }, patient)
await train(client.db(), new Date(process.argv[2]!))
await client.close()
process.off('disconnect', orphaned)
process.disconnect?.()
