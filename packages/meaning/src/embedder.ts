import { type ChildProcess, fork } from 'node:child_process'

/** The messages to and from the process; the first answer, 0, means that it is ready. */
export interface Question {
  id: number
  text: string
}
export interface Answer {
  id: number
  vector?: Int8Array
  failed?: string
}

export interface Embedder {
  /** The vector of a text. Texts of readers come before those of the background. */
  embed(text: string, options?: { isUrgent?: boolean }): Promise<Int8Array>
  close(): void
}

interface EmbedderInput {
  /** The program, bundled or as a source. */
  program: string
  /** Where the model lies. */
  folder: string
}

/** A text takes some milliseconds; a process that takes longer than this has come to a stop. */
const LONGEST_MS = 30_000
/** Readers wait for a moment only: behind so many others it is over before their turn comes. */
const MOST_URGENT = 30

interface PendingText {
  isUrgent: boolean
  text: string
  resolve(vector: Int8Array): void
  reject(error: Error): void
}

/**
 * Reads meanings in a process of its own, which begins with the first text. Where it ends, what it was asked fails, and the next text
 * begins another one.
 */
export function createEmbedder({ program, folder }: EmbedderInput): Embedder {
  const waiting: PendingText[] = []
  let child: ChildProcess | null = null
  let isReady = false
  let current: (PendingText & { id: number }) | null = null
  let last = 0

  function begin(): ChildProcess {
    const begun = fork(program, [folder], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let output = ''
    begun.stderr!.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-2_000)
    })
    begun.on('message', (answer: Answer) => {
      if (answer.id === 0) isReady = true
      else if (answer.id === current?.id) {
        if (answer.vector) current.resolve(new Int8Array(answer.vector))
        else current.reject(new Error(answer.failed))
        current = null
      }
      clearTimeout(late)
      next()
    })
    begun.on('error', () => undefined) // it is followed by the end
    begun.once('close', (code, signal) => {
      if (child === begun) ended(new Error(`What reads meanings ended with ${code ?? signal}: ${output.trim()}`))
    })
    return begun
  }

  function ended(error: Error): void {
    clearTimeout(late)
    const failed = [...(current ? [current] : []), ...waiting.splice(0)]
    child = null
    isReady = false
    current = null
    for (const { reject } of failed) reject(error)
  }

  let late: NodeJS.Timeout | undefined
  function next(): void {
    if (current || waiting.length === 0) return
    const asked = child ?? begin()
    child = asked
    clearTimeout(late)
    late = setTimeout(() => asked.kill('SIGKILL'), LONGEST_MS).unref()
    if (!isReady) return
    current = { ...waiting.shift()!, id: ++last }
    asked.send({ id: current.id, text: current.text } satisfies Question, () => undefined) // it fails with the process
  }

  return {
    embed: (text, { isUrgent = false } = {}) =>
      new Promise((resolve, reject) => {
        const urgent = waiting.filter((one) => one.isUrgent).length
        if (isUrgent && urgent >= MOST_URGENT) return reject(new Error('Too many texts are waiting to be read.'))
        waiting.splice(isUrgent ? urgent : waiting.length, 0, { text, isUrgent, resolve, reject })
        next()
      }),
    close() {
      const closing = child
      ended(new Error('What reads meanings was closed.'))
      closing?.kill('SIGKILL')
    },
  }
}
