import type { Say } from '@storyright/backing-servers'
import { environmentOf } from '../environment/environment.ts'
import type { Installation } from '../environment/installation.ts'
import type { PlatformProcess } from '../environment/processes.ts'
import { type KeptProcess, keepRunning } from './keep-running.ts'
import { bundleOf, runBundle } from './run-bundle.ts'
import { tryAgain } from './try-again.ts'
import { untilReady } from './until-ready.ts'

/** Starts a process from its bundle, to be kept running. */
export async function startProcess(
  process_: PlatformProcess,
  installation: Installation,
  say: Say,
): Promise<KeptProcess> {
  const { home, portOf } = installation
  const { name, folder } = process_
  const file = bundleOf(home, name, 'main')
  if (!file) throw new Error(`${folder} has no src/main.ts to start.`)
  return keepRunning({ home, name, file, port: portOf[name]!, env: environmentOf(process_, installation), say })
}

/** Seeds the demo data of a process that has some, once the processes it needs are ready. */
export async function seedDemo(
  process_: PlatformProcess,
  installation: Installation,
  { started, say }: { started: KeptProcess[]; say: Say },
): Promise<void> {
  const { home } = installation
  const { name, seedNeeds = [] } = process_
  if (!bundleOf(home, name, 'seed')) return
  await say.step(`Loading the demo data of ${name}`, async () => {
    await untilReady(started.filter((kept) => seedNeeds.includes(kept.name)))
    // It goes on where it was interrupted, so a server that was busy for a moment ends no start.
    const run = () => runBundle({ home, service: name, entry: 'seed', env: environmentOf(process_, installation) })
    await tryAgain(run, (_fault, seconds) =>
      say.note(`The demo data of ${name} could not be loaded, and is tried again in ${seconds} s; see its log.`),
    )
  })
}
