import { withDatabase } from '@storyright/postgres'
import type { Bench, BenchOptions } from './bench.ts'
import { comparePairs } from './many/compare-pairs.ts'
import { fillCatalogue } from './many/fill-catalogue.ts'
import { pairTable } from './many/pair-report.ts'
import { large, largeDatabase } from './many/second-catalogue.ts'
import { showProgress } from './many/show-progress.ts'
import { signIn } from './running/sign-in.ts'
import { untilSent } from './running/until-sent.ts'
import { withClient } from './running/with-client.ts'

/** The same calls to the demo catalogue and to a large one that runs beside it, each pair at the same moment of the day. */
export const listings: Bench = { beside: large, run: measureListings }

async function measureListings({ url, services, postgresUrl, listings: size, rounds, progress, signal }: BenchOptions) {
  const databaseUrl = withDatabase(postgresUrl, largeDatabase)
  progress.note('Filling the large catalogue')
  await preferSpeed(postgresUrl)
  await fillCatalogue({ databaseUrl, listings: size, onProgress: showProgress(progress.note) })
  await progress.step('Waiting until its events are sent', () => untilSent(databaseUrl, signal))
  const cookie = await signIn(url, 'producer@storyright.test')
  const databases = [withDatabase(postgresUrl, 'catalogue'), databaseUrl]
  const target = { small: url, large: services['gateway-large']!, cookie, databases }
  const samples = await comparePairs({ target, rounds, progress, signal })
  progress.note(`\n${pairTable(samples)}`)
}

/** This data is thrown away: no need for durability, and indexes may batch more. */
const preferSpeed = (postgresUrl: string): Promise<void> =>
  withClient(postgresUrl, async (client) => {
    await client.query(`ALTER DATABASE ${largeDatabase} SET synchronous_commit = off`)
    await client.query(`ALTER DATABASE ${largeDatabase} SET gin_pending_list_limit = '64MB'`)
  })
