import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from '../build/build-web.ts'
import { processes, processOf } from '../environment/processes.ts'
import { assembleImage, billOfAll, copyNode } from '../images/assemble-image.ts'
import { settingsFrom } from '../settings/settings.ts'
import { endWith } from '../terminal/end-with.ts'
import { createProgress } from '../terminal/progress.mjs'

const usage = 'npm run assemble -- FOLDER [SERVICE …]'

/** Makes what the images contain, a folder for each, and the Node that they share. */
async function assemble(): Promise<number> {
  const [target, ...names] = parseArgs({ allowPositionals: true }).positionals
  if (!target) throw new Error(`Usage: ${usage}`)
  const folder = path.resolve(target)
  const { home } = settingsFrom(process.env)
  const progress = createProgress(process.stderr)
  const builtAt = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1_000)
  const bill = await billOfAll()
  await mkdir(folder, { recursive: true })
  for (const image of names.length > 0 ? names.map(processOf) : processes)
    await progress.step(`Assembling ${image.name}`, async () => {
      const out = path.join(folder, image.name)
      await assembleImage(image, out, { bill, builtAt })
      if (image.name === 'gateway') await buildWeb(path.join(out, 'web'), home)
    })
  await copyNode(path.join(folder, 'node'))
  return 0
}

await endWith(assemble)
