import { prepare } from './bootstrap.mjs'

// For what is run by its own name: `npx biome`, `npx tsc`.
await prepare({ tools: true })
