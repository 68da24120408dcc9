import { setTimeout as wait } from 'node:timers/promises'
import { figuresMade, makeFigures } from '@storyright/contracts/http'
import { endWith } from '../terminal/end-with.ts'
import { askerOf, requireRunning } from './ask-service.ts'

const usage = `npm run figures -- rebuild
  has the platform's figures made anew of what is known of people, listings, offers and favourites; those of views and searches stay`

const ASK_AGAIN_MS = 500

/** What operators do with the platform's figures, on the platform that runs here. */
async function operate(): Promise<number> {
  if (process.argv[2] !== 'rebuild') throw new Error(usage)
  const ask = await askerOf(await requireRunning())
  const { generation } = makeFigures.reply.parse(await ask('ai', makeFigures))
  while (figuresMade.reply.parse(await ask('ai', figuresMade)).generation < generation) await wait(ASK_AGAIN_MS)
  console.log('The figures have been made anew.')
  return 0
}

await endWith(operate)
