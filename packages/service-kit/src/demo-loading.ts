import { readFile } from 'node:fs/promises'
import { demoLoading } from '@storyright/contracts/http'
import type { DemoPartProgress } from '@storyright/contracts/vocabulary'
import { z } from 'zod'

const content = z.array(demoLoading)

/** What is still being loaded of the demo, by the launcher's file; nothing without one. */
export async function demoLoadingIn(file: string | undefined): Promise<DemoPartProgress[]> {
  if (!file) return []
  try {
    return content.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return [] // a page that shows too little for a moment does no harm
  }
}
