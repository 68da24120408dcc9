import { keeperOf, repair } from '@storyright/stored-service/operating'
import { endWith } from '../terminal/end-with.ts'
import { printLines } from '../terminal/print-lines.ts'
import { operatingHere, requireRunning } from './ask-service.ts'

/** Compares and repairs the stored counts of likes and replies and the forum's sums, on the platform that runs here; prints nothing when all is well. */
async function repairCounts(): Promise<number> {
  const operating = await operatingHere(await requireRunning())
  return printLines(repair(operating(keeperOf.counts)))
}

await endWith(repairCounts)
