import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** A folder for the data of one make below `folder`; refused where another make has left data, which would seem lost. */
export async function dataFolder(folder: string, make: string): Promise<string> {
  const makes = await readdir(folder).catch(() => [])
  const other = makes.find((name) => name !== make)
  if (other)
    throw new Error(
      `${path.join(folder, other)} holds data that ${make} cannot read: bring ${other} back, or start with --reset.`,
    )
  const data = path.join(folder, make)
  await mkdir(data, { recursive: true })
  return data
}
