import { runCommand } from './bootstrap.mjs'

const program = process.argv[2] === 'secrets' ? 'secrets.ts' : 'render.ts'
await runCommand(`scripts/chart/${program}`, { tools: true })
