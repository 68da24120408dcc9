import { readFile } from 'node:fs/promises'
import { demoLoading } from '@storyright/contracts/http'
import type { DemoLoading } from '@storyright/contracts/vocabulary'
import { z } from 'zod'

const content = z.array(demoLoading)

/** What the launcher says is still being loaded of the demo; nothing where it says nothing. */
export async function demoLoadingIn(file: string | undefined): Promise<DemoLoading[]> {
  if (!file) return []
  try {
    return content.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return [] // a page that shows too little for a moment does no harm
  }
}
