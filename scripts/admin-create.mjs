import { runEntry } from './bootstrap.mjs'

await runEntry('admin-create')
