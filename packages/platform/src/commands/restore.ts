import path from 'node:path'
import { parseArgs } from 'node:util'
import { stopStaleProcesses } from '@storyright/backing-servers'
import { serviceNames, serviceOf } from '@storyright/contracts/services'
import { type Restored, restore } from '../backup/restore.ts'
import { lockHome } from '../lock.ts'
import { settingsFrom } from '../settings/settings.ts'
import { endWith } from '../terminal/end-with.ts'
import { createProgress } from '../terminal/progress.mjs'

const usage = `npm run restore -- --from DIR [--until TIME] [--over]
  --until  brings PostgreSQL forward from the backup to a moment (2026-11-22T04:00Z, say), or to the latest that is known
  --over   puts aside what the home holds`

/** Puts a backup into this home, in which nothing may run, and prints what is left to do. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, until: { type: 'string' }, over: { type: 'boolean', default: false } },
  })
  if (!values.from) throw new Error(usage)
  const { home } = settingsFrom(process.env)
  const until = untilOf(values.until)
  const unlock = await lockHome(home)
  try {
    await stopStaleProcesses(home)
    const from = path.resolve(values.from)
    console.log(whatIsLeft(await restore({ home, from, until, over: values.over, progress: createProgress() }), until))
    return 0
  } finally {
    await unlock()
  }
}

function untilOf(text: string | undefined) {
  if (text === undefined) return 'backup'
  if (text === 'latest') return text
  const until = new Date(text)
  if (Number.isNaN(until.getTime())) throw new Error(`“${text}” is no time: write 2026-11-22T04:00Z, say, or latest.`)
  return until
}

/** A minute before, since clocks differ: an event that is sent twice is handled once. */
const MARGIN_MS = 60_000

function whatIsLeft({ manifest: { at }, recovered, replaced }: Restored, until: ReturnType<typeof untilOf>): string {
  const behind = serviceNames.filter((name) => !serviceOf(name).stores.some((store) => store === 'postgres'))
  const since = new Date(new Date(at).getTime() - MARGIN_MS).toISOString()
  const moment = { backup: at, latest: `the latest that was logged: ${recovered.lastChange ?? at}` }
  return [
    `Restored to ${until instanceof Date ? until.toISOString() : moment[until]}.`,
    ...(recovered.hasGap
      ? [
          'PostgreSQL logged more after that, but a part of its log was not kept: nothing after it came back. A newer backup, if there is one, has more.',
        ]
      : []),
    ...(replaced ? [`What was there lies in ${replaced}.`] : []),
    'What is left to do:',
    '  npm start',
    ...(until === 'backup'
      ? []
      : [
          `  npm run events -- resend --since ${since}   everything besides PostgreSQL is of ${at}: it hears what came after`,
          ...behind.map((name) => `  npm run events -- restored ${name}`),
        ]),
    '  npm run backup   moments can be restored from the next backup on',
    'The card provider was not restored: what it knows and the books do not, is found within an hour and shown to administrators.',
  ].join('\n')
}

await endWith(run)
