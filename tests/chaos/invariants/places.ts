import { withDatabase as inMongo } from '@storyright/mongodb'
import { withDatabase } from '@storyright/postgres'
import type { BackingServers } from '../support/servers.ts'

/** Where the books of every service are. */
export interface Books {
  urls: BackingServers['urls']
  /** The address of each process, by name. */
  services: Record<string, string>
  internalToken: string
}

export const inPostgres = ({ urls }: Books, service: string) => withDatabase(urls.postgresUrl, service)
export const inMongodb = ({ urls }: Books, service: string) => inMongo(urls.mongodbUrl, service)

export const withPostgres = ['identity', 'catalogue', 'offers', 'membership', 'community'] as const
export const withMongodb = ['ai', 'enrichment'] as const
