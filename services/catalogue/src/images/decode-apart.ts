import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { BROKEN, DECODING } from './picture-limits.ts'

interface Decoding {
  file: string
  kind: string
  /** Where the picture is written. */
  out: string
}

type DecodingLimits = Record<keyof typeof DECODING, number>
type Decoded = 'decoded' | 'broken' | 'too much'

const LOOK_EVERY_MS = 50

/** Decodes a picture in a process of its own, behind all others, which ends when it has used too much processor time or memory. */
export async function decodeApart({ file, kind, out }: Decoding, limits: DecodingLimits = DECODING): Promise<Decoded> {
  const child = fork(programFile(), [file, kind, out], {
    env: {},
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  behindOthers(child)
  let said = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  let isTooMuch = false
  const end = () => {
    isTooMuch = true
    child.kill('SIGKILL')
  }
  const late = setTimeout(end, limits.wallSeconds * 1_000)
  const looking = setInterval(() => void used(child.pid).then((now) => exceeds(now, limits) && end()), LOOK_EVERY_MS)
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    if (isTooMuch) return 'too much'
    if (code === BROKEN) return 'broken'
    // Whoever ends it otherwise, as a system that is short of memory, does so for its size.
    if (code === null) return 'too much'
    if (code !== 0) throw new Error(`Decoding a picture ended with ${code}: ${said}`)
    return 'decoded'
  } finally {
    clearTimeout(late)
    clearInterval(looking)
  }
}

function behindOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // it has ended already, or may not be changed: it is limited all the same
  }
}

interface Used {
  processorSeconds: number
  memoryBytes: number
}

const exceeds = (now: Used | null, limits: Used) =>
  now !== null && (now.processorSeconds > limits.processorSeconds || now.memoryBytes > limits.memoryBytes)

const TICKS_A_SECOND = 100
const PAGE_BYTES = 4_096

/** What a process has used so far, as Linux tells; elsewhere only the time on the wall counts. */
async function used(pid: number | undefined): Promise<Used | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null)
  if (stat === null) return null
  // After the program's name in brackets: user and system time are the 12th and 13th field, resident pages the 22nd.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number)
  return { processorSeconds: (user! + system!) / TICKS_A_SECOND, memoryBytes: pages! * PAGE_BYTES }
}

/** Beside the service's own bundle, or else the source. */
function programFile(): string {
  const bundled = fileURLToPath(new URL('./decode.js', import.meta.url))
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('../decode.ts', import.meta.url))
}
