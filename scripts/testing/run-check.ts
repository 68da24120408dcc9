import { spawn } from 'node:child_process'
import { REPOSITORY } from '@storyright/platform'

/** One program of `npm run check`, run on our Node. */
export interface Check {
  name: string
  args: string[]
}

/** Runs a check, says on one line how it went and how long it took, and shows its output only when it failed. */
export async function runCheck({ name, args }: Check): Promise<boolean> {
  const began = performance.now()
  const { code, output } = await outputOf(args)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${seconds} s`)
  if (code !== 0) console.log(output.trim())
  return code === 0
}

function outputOf(args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const gather = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', gather)
    child.stderr.on('data', gather)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
