import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '@storyright/backing-servers'
import { sharedWheels } from './home.ts'

/** A browser for a test of its own; installing one, on a new machine, takes longer than a test may. */
export async function testBrowser(): Promise<Browser> {
  const executablePath = await findChromium({ home: path.dirname(sharedWheels) })
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}
