import { runCommand } from './bootstrap.mjs'

const folder = process.argv[2] === 'search' ? 'tests/search' : 'tests/recommendations'
await runCommand(`${folder}/run-evaluation.ts`, { tools: true })
