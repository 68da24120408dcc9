import type { Place } from './row.ts'
import { onPath, runLogged } from './run.ts'

const PATIENCE = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

/** Installs a Debian package and returns where its program is; nothing where there is no apt or no right to use it. */
export async function debianProgram(place: Place, name: string, program: string): Promise<string | undefined> {
  const there = await onPath(program)
  if (there) return there
  const apt = await onPath('apt-get')
  if (!apt || process.getuid?.() !== 0) return undefined
  const run = { home: place.home, name: 'apt', logName: 'install', command: 'sh' }
  const withApt = ['-c', 'umask 022; exec "$@"', 'sh', apt] // what it writes is for everybody
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await place.progress.step(`Installing Debian’s ${name}`, async () => {
    await runLogged({ ...run, args: [...withApt, 'update', ...PATIENCE], env })
    await runLogged({ ...run, args: [...withApt, 'install', '-y', '--no-install-recommends', ...PATIENCE, name], env })
  })
  return onPath(program)
}
