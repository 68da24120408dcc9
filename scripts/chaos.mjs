import { runEntry } from './bootstrap.mjs'

await runEntry('testing/chaos')
