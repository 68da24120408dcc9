import { runEntry } from './bootstrap.mjs'

await runEntry('start')
