import { keeperOf, rebuildFigures } from '@storyright/stored-service/operating'
import { endWith } from '../terminal/end-with.ts'
import { printLines } from '../terminal/print-lines.ts'
import { operatingHere, requireRunning } from './ask-service.ts'

const usage = `npm run figures -- rebuild
  has the platform's figures made anew of what is known of people, listings, offers and favourites; those of views and searches stay`

/** What operators do with the platform's figures, on the platform that runs here. */
async function operate(): Promise<number> {
  if (process.argv[2] !== 'rebuild') throw new Error(usage)
  const operating = await operatingHere(await requireRunning())
  return printLines(rebuildFigures(operating(keeperOf.figures)))
}

await endWith(operate)
