import { writeFile } from 'node:fs/promises'
import { endWith, REPOSITORY } from '@storyright/platform'
import { servicesWithSchema } from '../bootstrap/clients.mjs'
import { keptClientOf, placeOf } from './kept-client.ts'

/** Keeps the database clients as their schemas give them, after a schema has changed. */
async function keepClients(): Promise<number> {
  for (const folder of servicesWithSchema(REPOSITORY)) await writeFile(placeOf(folder), await keptClientOf(folder))
  return 0
}

await endWith(keepClients)
