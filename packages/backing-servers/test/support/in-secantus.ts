import path from 'node:path'
import { secantusInWheel, wheelEnv } from '../../src/mongodb/secantus.ts'
import { silent } from '../../src/progress-log.ts'
import { outputOf } from '../../src/run.ts'

const wheels = path.resolve(import.meta.dirname, '../../../../.storyright/wheels')

/** What a script beside this folder prints, which runs as SecantusDB does, with what mends it; as JSON. */
export async function saidBy(script: string): Promise<unknown> {
  const found = await secantusInWheel({ home: path.dirname(wheels), wheels, say: silent })
  const said = await outputOf('python3', [path.join(import.meta.dirname, '..', script)], wheelEnv(found!.command))
  return JSON.parse(said!)
}
