import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Program, startProgram } from './start-program.ts'

/** What the platform is compared with: a bare server of the same bytes, directly and behind a proxy. */
export interface Reference {
  serverUrl: string
  proxyUrl: string
  stop(): Promise<void>
}

/** The answer that the reference gives. */
export interface Answer {
  body: Buffer
  contentType: string
}

/** Starts a bare server and a bare proxy in front of it, each in a process of its own. */
export async function startReference(home: string, { body, contentType }: Answer): Promise<Reference> {
  const file = path.join(home, 'reference-answer')
  await writeFile(file, body)
  const started: Program[] = []
  const stop = async () => {
    await Promise.all(started.map((program) => program.stop()))
  }
  const start = async (name: string, args: string[]) => {
    const program = await startProgram(home, path.join(import.meta.dirname, `${name}.ts`), name, args)
    started.push(program)
    return program.url
  }
  try {
    const serverUrl = await start('bare-server', [file, contentType])
    const proxyUrl = await start('bare-proxy', [serverUrl])
    return { serverUrl, proxyUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
