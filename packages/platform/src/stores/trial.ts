import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ServerUrls } from './servers.ts'

const fileIn = (home: string) => path.join(home, 'trial.json')

/** Keeps where the stores of a trial are, with their administrators' passwords, for the tests that compare its books. */
export async function rememberTrial(home: string, { own, ...urls }: ServerUrls): Promise<void> {
  const kept = Object.entries(urls).filter(([name]) => name.endsWith('Url'))
  await writeFile(fileIn(home), JSON.stringify({ ...Object.fromEntries(kept), own }), { mode: 0o600 })
}

/** Where the stores of the trial are that `npm run trial:stores` serves from this home. */
export async function trialStores(home: string): Promise<Required<Omit<ServerUrls, 'own'>>> {
  const text = await readFile(fileIn(home), 'utf8').catch(() => {
    throw new Error('There are no stores of a trial here: npm run trial:stores serves them.')
  })
  return JSON.parse(text)
}
