import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { onPath, outputOf } from './run.ts'

type Command = [string, ...string[]]

/**
 * PostgreSQL refuses to run as root. In a user namespace it runs as another user while the files stay root's, so that it
 * works in a private folder too; where the system refuses namespaces, the user `postgres` takes over `folder`.
 */
export async function withoutRoot(command: Command, folder: string): Promise<Command> {
  if (process.getuid?.() !== 0) return command
  const namespace: Command = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  const [unshare, ...args] = namespace
  if ((await outputOf(unshare, [...args, command[0], '--version'])) !== undefined) return [...namespace, ...command]
  return asPostgresUser(command, folder)
}

async function asPostgresUser(command: Command, folder: string): Promise<Command> {
  const user: Command = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
  const [setpriv, ...args] = user
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(path.dirname(folder), 0o711) // to be passed through, not read
  await outputOf('chown', ['-R', 'postgres:postgres', folder])
  const enters = await outputOf(setpriv, [...args, (await onPath('test')) ?? 'test', '-w', folder])
  const runs = await outputOf(setpriv, [...args, command[0], '--version'])
  if (enters === undefined || runs === undefined)
    throw new Error(
      `PostgreSQL does not run as root: let a user named postgres enter ${path.dirname(folder)} and ` +
        `${path.dirname(command[0])}, start as another user, or set POSTGRES_URL.`,
    )
  return [...user, ...command]
}
