import { figuresWithoutUser, keeperOf, rebuildFigures } from '@storyright/stored-service/operating'
import { endWith } from '../terminal/end-with.ts'
import { printLines } from '../terminal/print-lines.ts'
import { operatingHere, requireRunning } from './ask-service.ts'

const usage = `npm run figures -- rebuild
  has the platform's figures made anew of what is known of people, listings, offers and favourites; those of views and searches stay
npm run figures -- without USER
  takes the views and searches of an account, by its id, out of the figures and out of what others are recommended`

/** Operators' commands for the platform's figures, on the platform that runs here. */
async function operate(): Promise<number> {
  const [command, user] = process.argv.slice(2)
  if (command !== 'rebuild' && !(command === 'without' && user)) throw new Error(usage)
  const operating = await operatingHere(await requireRunning())
  if (user) return printLines(figuresWithoutUser(operating(keeperOf.figures), user))
  return printLines(rebuildFigures(operating(keeperOf.figures)))
}

await endWith(operate)
