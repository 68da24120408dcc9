import { runCommand } from './bootstrap.mjs'

await runCommand('scripts/film-vectors/write-film-vectors.ts', { tools: true })
