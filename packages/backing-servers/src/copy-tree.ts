import { constants, copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Which names below a folder are left out, by their path from there; and whether files may vanish while they are copied. */
interface CopyTreeInput {
  skips?: (name: string) => boolean
  vanishing?: boolean
}

/** Copies a folder with everything below it; a missing one is skipped. */
export async function copyTree(
  from: string,
  to: string,
  { skips = () => false, vanishing }: CopyTreeInput = {},
): Promise<void> {
  const forgive = (error: NodeJS.ErrnoException) => {
    if (!vanishing || error.code !== 'ENOENT') throw error
  }
  async function copy(name: string): Promise<void> {
    const entries = await readdir(path.join(from, name), { withFileTypes: true })
    await mkdir(path.join(to, name), { recursive: true, mode: 0o700 })
    for (const entry of entries) {
      const its = path.join(name, entry.name)
      if (skips(its)) continue
      if (entry.isDirectory()) await copy(its).catch(forgive)
      else if (entry.isFile())
        await copyFile(path.join(from, its), path.join(to, its), constants.COPYFILE_FICLONE).catch(forgive)
    }
  }
  await copy('')
}
