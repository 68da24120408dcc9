import { runEntry } from './bootstrap.mjs'

await runEntry('platform/events')
