import { readFile } from 'node:fs/promises'
import { REPOSITORY } from '@storyright/platform'
import { servicesWithSchema } from '../bootstrap/clients.mjs'
import { keptClientOf, placeOf } from './kept-client.ts'

describe('the database clients that are kept', () => {
  it.each(servicesWithSchema(REPOSITORY))(
    'are what the schema of %s gives, or `npm run clients` is due',
    async (folder) => {
      expect(await readFile(placeOf(folder), 'utf8')).toBe(await keptClientOf(folder))
    },
  )
})
