import { spawn } from 'node:child_process'
import { endWith, REPOSITORY } from '@storyright/platform'

interface Audit {
  metadata?: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { name: string; severity: string; fixAvailable: unknown }>
}

const refused = ['high', 'critical']

/** Asks the registry for known weaknesses of what production installs; reports and passes where it does not answer. */
async function audit(): Promise<number> {
  const answer = await npmAudit()
  if (!answer?.metadata) {
    console.log('The registry does not answer for known weaknesses: nothing was checked.')
    return 0
  }
  const serious = Object.values(answer.vulnerabilities ?? {}).filter(({ severity }) => refused.includes(severity))
  for (const { name, severity, fixAvailable } of serious)
    console.log(`${name}: ${severity}, ${fixAvailable ? 'mended in a newer version' : 'not mended yet'}`)
  return serious.length === 0 ? 0 : 1
}

function npmAudit(): Promise<Audit | undefined> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['audit', '--json', '--omit=dev'], { cwd: REPOSITORY, timeout: 60_000 })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.once('error', () => resolve(undefined))
    child.once('close', () => {
      try {
        resolve(JSON.parse(text))
      } catch {
        resolve(undefined)
      }
    })
  })
}

await endWith(audit)
