import { runCommand } from './bootstrap.mjs'

await runCommand('tests/runner/test.ts')
