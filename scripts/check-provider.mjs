import { runEntry } from './bootstrap.mjs'

await runEntry('testing/check-provider')
