import { parseArgs } from 'node:util'
import { endWith, runningPlatform, settingsFrom, urlOf } from '@storyright/platform'
import { withDatabase } from '@storyright/postgres'
import { fillCatalogue } from './fill-catalogue.ts'
import { showProgress } from './show-progress.ts'

/** Fills the catalogue of the platform that runs here to a size. */
async function load(): Promise<number> {
  const { values } = parseArgs({ options: { listings: { type: 'string', default: '' } } })
  const listings = Number(values.listings)
  if (!Number.isInteger(listings) || listings < 1) throw new Error('Use npm run load -- --listings 100000')
  const { home } = settingsFrom(process.env)
  const running = await runningPlatform(home)
  if (!running?.urls) throw new Error(`No platform runs in ${home}: start it first.`)
  const databaseUrl = withDatabase(urlOf(running.urls, 'postgres'), 'catalogue')
  const count = await fillCatalogue({ databaseUrl, listings, onProgress: showProgress(console.log) })
  console.log(`The catalogue has ${count.toLocaleString('en-GB')} listings. The service sends their events by itself.`)
  return 0
}

await endWith(load)
