import { migrateMongo } from '@storyright/stored-service/migrate-mongodb'
import { collections } from './database.ts'

await migrateMongo('enrichment', collections)
