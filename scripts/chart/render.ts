import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endWith, inRepository } from '@storyright/platform'
import { examples, findHelm, render, renderedFolder } from './helm.ts'
import { platformAccounts } from './platform-accounts.ts'

/** Writes anew what follows from the chart and from the table of services, to be committed with them. */
async function renderAll(): Promise<number> {
  write(inRepository('deploy/platform'), platformAccounts())
  const helm = findHelm()
  if (!helm) {
    console.log('The examples stay as they are: put helm on the PATH, or name it in HELM.')
    return 1
  }
  for (const example of examples) {
    rmSync(renderedFolder(example), { recursive: true, force: true })
    write(renderedFolder(example), render(helm, example))
    console.log(`rendered ${example}`)
  }
  return 0
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

await endWith(renderAll)
