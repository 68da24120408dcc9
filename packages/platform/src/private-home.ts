import { chmod, mkdir, stat } from 'node:fs/promises'
import { runLogged } from '@storyright/backing-servers'

const OTHERS = 0o077

/** Makes `home`, and all that this process and its children write from now on, unreadable to other users of the machine. */
export async function keepPrivate(home: string): Promise<void> {
  process.umask(OTHERS)
  await mkdir(home, { recursive: true })
  const { mode } = await stat(home)
  if (!(mode & OTHERS)) return
  await chmod(home, 0o700)
  // An earlier start has written for everybody.
  await runLogged({ home, name: 'chmod', command: 'chmod', args: ['-R', 'go=', home] })
}
