import { constants, setPriority } from 'node:os'
import { mongoClient } from '@storyright/mongodb'
import { configOf } from '@storyright/service-kit'
import { mongoEnvironment } from '@storyright/stored-service/mongodb'
import { train } from './recommendations/training/train.ts'

// Whoever started it has died: another replica trains.
const orphaned = () => process.exit(1)
process.on('disconnect', orphaned)
setPriority(constants.priority.PRIORITY_LOW)

const { MONGODB_URL } = configOf(mongoEnvironment)()
const client = mongoClient(MONGODB_URL, { service: 'ai-training', connections: 2 })
await train(client.db(), new Date(process.argv[2]!))
await client.close()
process.off('disconnect', orphaned)
process.disconnect?.()
