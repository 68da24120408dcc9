import { parseArgs } from 'node:util'
import { configOf, serviceEnvironment } from '@storyright/service-kit'
import {
  askService,
  figuresWithoutUser,
  keeperOf,
  momentOf,
  type OperationTarget,
  outdo,
  rebuildFigures,
  republish,
  resend,
} from './operations.ts'

const usage = `node operate.js COMMAND, beside a service that runs
  republish            tell everything that the service owns
  resend --since TIME  tell again what was told since then
  restored             after this service's database was restored: what it says is the newest
  figures              make the platform's figures anew (${keeperOf.figures})
  figures --without ID take the views and searches of an account out of them (${keeperOf.figures})`

const readConfig = configOf({ PORT: serviceEnvironment.PORT, INTERNAL_TOKEN: serviceEnvironment.INTERNAL_TOKEN })

const plain = { republish, restored: outdo, figures: rebuildFigures }
const isPlain = (command: string): command is keyof typeof plain => Object.hasOwn(plain, command)

/** What operators have the service do that runs in the same container; `npm run events` and `figures` on one machine. */
async function operate(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, without: { type: 'string' } },
  })
  const [command = ''] = positionals
  const { PORT, INTERNAL_TOKEN } = readConfig()
  const who = 'The service'
  const url = `http://127.0.0.1:${PORT}`
  const operating: OperationTarget = { who, ask: askService({ who, url, internalToken: INTERNAL_TOKEN }) }
  for (const line of await run(command, values, operating)) console.log(line)
}

interface Values {
  since?: string | undefined
  without?: string | undefined
}

async function run(command: string, { since, without }: Values, operating: OperationTarget): Promise<string[]> {
  if (command === 'figures' && without) return figuresWithoutUser(operating, without)
  if (command === 'resend' && since) return resend(operating, momentOf(since))
  if (isPlain(command)) return plain[command](operating)
  throw new Error(usage)
}

try {
  await operate()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
