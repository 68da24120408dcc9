import { runEntry } from './bootstrap.mjs'

await runEntry('check')
