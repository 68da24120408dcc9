import path from 'node:path'
import type { Place } from './row.ts'
import { onPath, runLogged } from './run.ts'

const LOCK = ['-o', 'DPkg::Lock::Timeout=120']

/** Installs a Debian package and answers where its program is; nothing where there is no apt or no right to use it. */
export async function debianProgram(place: Place, name: string, program: string): Promise<string | undefined> {
  const there = await onPath(program)
  if (there) return there
  const apt = await onPath('apt-get')
  if (!apt || process.getuid?.() !== 0) return undefined
  const log = path.join(place.home, 'logs', 'install.log')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await place.say.step(`Installing Debian’s ${name}`, async () => {
    await runLogged(log, apt, ['update', ...LOCK], env)
    await runLogged(log, apt, ['install', '-y', '--no-install-recommends', ...LOCK, name], env)
  })
  return onPath(program)
}
