import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { serviceNames, serviceOf } from '@storyright/contracts/services'
import { askDatabase } from '@storyright/postgres'
import { endWith } from '../terminal/end-with.ts'
import { requireRunning } from './ask-service.ts'

const inPostgres = serviceNames.filter((name) => serviceOf(name).stores.includes('postgres'))

const usage = `npm run sql -- SERVICE [--write] [STATEMENT]
  asks the database of a service of the platform that runs here: the statement, or those that are typed, each ended by ;
  Rows are only read without --write.
npm run sql -- SERVICE --namespace NAMESPACE [--release storyright] …
  the same in a cluster, within the service's own pod
npm run sql -- SERVICE --where
  says where that database is on this machine, for a program of your own
  The services are ${inPostgres.join(', ')}; the others keep their data in MongoDB, where --where says.`

/** Opens the database of a service, on this machine or in a cluster. */
async function open(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      where: { type: 'boolean', default: false },
      namespace: { type: 'string' },
      release: { type: 'string', default: 'storyright' },
    },
  })
  const [word, ...statements] = positionals
  const name = serviceNames.find((one) => one === word)
  if (!name) throw new Error(usage)
  const { namespace, release, where, write } = values
  if (!where && !inPostgres.includes(name))
    throw new Error(`${name} keeps its data in MongoDB: npm run sql -- ${name} --where says where, for mongosh.`)
  if (namespace !== undefined) {
    const within = ['--namespace', namespace, 'exec', '-i', ...(process.stdin.isTTY ? ['-t'] : [])]
    const program = ['/app/bin/node', 'sql.js', ...(write ? ['--write'] : []), ...statements]
    return run('kubectl', [...within, `deployment/${release}-${name}`, '--', ...program])
  }
  const place = (await requireRunning()).databases?.[name]
  if (!place) throw new Error(`${name} does not say where its data is: start the platform anew.`)
  if (where) console.log(place)
  else await askDatabase(place, { statements, mayWrite: write })
  return 0
}

const run = (command: string, args: string[]): Promise<number> =>
  new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: 'inherit' })
    child.on('error', ({ message }) => failed(new Error(`${command} cannot be run: ${message}`)))
    child.on('exit', (code) => done(code ?? 1))
  })

await endWith(open)
