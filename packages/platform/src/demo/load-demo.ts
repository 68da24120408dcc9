import type { Count, Progress } from '@storyright/backing-servers'
import { demoProgressIn } from '@storyright/contracts/vocabulary'
import { bundleOf } from '../build/bundle-services.ts'
import { environmentOf } from '../environment/environment.ts'
import type { Installation } from '../environment/installation.ts'
import type { PlatformProcess } from '../environment/processes.ts'
import { runBundle } from '../running/run-bundle.ts'
import { tryAgain } from '../running/try-again.ts'

interface LoadDemoInput {
  installation: Installation
  progress: Progress
  signal?: AbortSignal | undefined
  onProgress?: Count
  pausesMs?: readonly number[] | undefined
}

export const stepOfDemo = ({ name }: { name: string }) => `Loading the demo: ${name}`

/** Has a process's own program load its demo data. It can be repeated, and goes on where an earlier run was interrupted. */
export async function loadDemo(
  process_: PlatformProcess,
  { installation, progress, signal, onProgress, pausesMs }: LoadDemoInput,
): Promise<void> {
  const { home } = installation
  const { name, folder } = process_
  const file = bundleOf(home, folder, 'seed')
  if (!file) return
  const load = (count: Count) =>
    runBundle({
      ...{ home, name: `${name}-seed`, file, env: environmentOf(process_, installation) },
      ...(signal && { signal }),
      onLine(line) {
        const part = demoProgressIn(line)
        if (!part) return
        count(part.loaded, part.total, part.what)
        onProgress?.(part.loaded, part.total, part.what)
      },
    })
  await progress.step(stepOfDemo(process_), (count) =>
    // It goes on where it was interrupted, so a server that was busy for a moment ends no start.
    tryAgain(
      () => load(count),
      (_fault, seconds) =>
        progress.note(`The demo data of ${name} could not be loaded, and is tried again in ${seconds} s; see its log.`),
      pausesMs,
      signal,
    ),
  )
}
