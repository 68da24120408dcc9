import { repairCounts } from '@storyright/contracts/http'
import { endWith } from '../terminal/end-with.ts'
import { askerOf, requireRunning } from './ask-service.ts'

/** Compares and repairs the stored counts of likes and replies and the forum's sums, on the platform that runs here; says nothing when all is well. */
async function repair(): Promise<number> {
  const ask = await askerOf(await requireRunning())
  const { repaired, differences } = repairCounts.reply.parse(await ask('community', repairCounts))
  for (const { subject, subjectId, stored, counted } of differences)
    console.log(`${subject} ${subjectId}: ${JSON.stringify(stored)} is now ${JSON.stringify(counted)}`)
  if (repaired > differences.length) console.log(`and ${repaired - differences.length} more`)
  return 0
}

await endWith(repair)
