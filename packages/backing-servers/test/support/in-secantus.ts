import path from 'node:path'
import { secantusEnv, secantusInWheel } from '../../src/mongodb/secantus.ts'
import { silent } from '../../src/progress-log.ts'
import { outputOf } from '../../src/run.ts'

const wheels = path.resolve(import.meta.dirname, '../../../../.storyright/wheels')

/** What a script beside this folder prints, which runs as SecantusDB does, with what mends it; as JSON. */
export async function saidBy(script: string): Promise<unknown> {
  const found = await secantusInWheel({ home: path.dirname(wheels), wheels, progress: silent })
  const said = await outputOf('python3', [path.join(import.meta.dirname, '..', script)], secantusEnv(found!.command))
  return JSON.parse(said!)
}
