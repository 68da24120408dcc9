import type { Progress } from '@storyright/backing-servers'
import { bundleOf } from '../build/bundle-services.ts'
import { environmentOf } from '../environment/environment.ts'
import type { Installation } from '../environment/installation.ts'
import type { PlatformProcess } from '../environment/processes.ts'
import { type KeptProcess, keepRunning } from './keep-running.ts'

/** Starts a process from its bundle, to be kept running. */
export async function startProcess(
  process_: PlatformProcess,
  installation: Installation,
  progress: Progress,
): Promise<KeptProcess> {
  const { home, portOf } = installation
  const { name, folder } = process_
  const file = bundleOf(home, folder, 'main')
  if (!file) throw new Error(`${folder} has no src/main.ts to start.`)
  return keepRunning({ home, name, file, port: portOf[name]!, env: environmentOf(process_, installation), progress })
}
