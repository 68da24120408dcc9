import path from 'node:path'
import { migrationFolders, processOf } from '@storyright/platform'
import { createDatabase, migrate, withDatabase } from '@storyright/postgres'
import pg from 'pg'
import { startProgram } from '../reference/start-program.ts'
import type { BareOffer } from './insert-held-offer.ts'

interface BareWork {
  home: string
  postgresUrl: string
  sandboxUrl: string
  listingIds: string[]
  ids: Pick<BareOffer, 'producerId' | 'agentId' | 'deckId'>
}

/** Starts the bare server on a database with the tables and indexes of offers. */
export async function startBareWork({ home, postgresUrl, sandboxUrl, listingIds, ids }: BareWork) {
  const databaseUrl = withDatabase(postgresUrl, 'bare_offers')
  await createDatabase(databaseUrl)
  await migrate(databaseUrl, migrationFolders(processOf('offers')))
  await addWhatOffersName(databaseUrl, listingIds, ids)
  const file = path.join(import.meta.dirname, 'bare-offers.ts')
  return startProgram(home, file, 'bare-offers', [databaseUrl, sandboxUrl])
}

async function addWhatOffersName(connectionString: string, listingIds: string[], ids: BareWork['ids']): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO listings (id, version, agent_id, status, is_deleted, title, author, medium, terms)
         SELECT id, 1, $2, 'available', false, 'A title', 'An author', 'book', '{}' FROM unnest($1::text[]) AS id`,
      [listingIds, ids.agentId],
    )
    await client.query(
      `INSERT INTO decks (id, owner_id, file_name, kind, bytes, uploaded_at) VALUES ($1, $2, 'deck.pdf', 'pdf', 10, now())`,
      [ids.deckId, ids.producerId],
    )
  } finally {
    await client.end()
  }
}
