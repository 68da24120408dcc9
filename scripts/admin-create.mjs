import { runEntry } from './bootstrap.mjs'

await runEntry('platform/admin-create')
