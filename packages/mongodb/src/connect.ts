import { MongoClient, type MongoClientOptions } from 'mongodb'

export interface ConnectionLimits {
  /** As MongoDB lists the connections. */
  service: string
  connections?: number | undefined
}

const CONNECTION_LIMIT_MS = 3_000
const REPLY_LIMIT_MS = 15_000

/** How a service reaches its database: connects by itself, again after outages, and every wait has an end. */
export const mongoClient = (
  url: string,
  { service, connections = 10 }: ConnectionLimits,
  options?: MongoClientOptions,
): MongoClient =>
  new MongoClient(url, {
    appName: service,
    maxPoolSize: connections,
    serverSelectionTimeoutMS: CONNECTION_LIMIT_MS,
    connectTimeoutMS: CONNECTION_LIMIT_MS,
    waitQueueTimeoutMS: CONNECTION_LIMIT_MS,
    socketTimeoutMS: REPLY_LIMIT_MS,
    writeConcern: { w: 'majority' },
    ignoreUndefined: true,
    ...options,
  })
