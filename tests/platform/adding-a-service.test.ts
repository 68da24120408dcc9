import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { stopStaleProcesses } from '@storyright/backing-servers'
import { inRepository } from '@storyright/platform'
import { dropDatabase, withDatabase } from '@storyright/postgres'
import { testServers } from '@storyright/testing'
import { copyRepository, writeInto } from './support/copied-repository.ts'

const run = promisify(execFile)
const table = 'packages/contracts/src/services.ts'
const opening = 'export const services = {\n'

/** The blocks of `docs/adding-a-service.md`: the file that the first line of each names, and what it shall hold. */
async function describedFiles(): Promise<Map<string, string>> {
  const text = await readFile(inRepository('docs/adding-a-service.md'), 'utf8')
  const blocks = text.matchAll(/^```\w+\n(?:\/\/|--) (\S+)\n([\s\S]*?)^```$/gm)
  return new Map([...blocks].map(([, file, content]) => [file!, content!]))
}

describe('a service added as docs/adding-a-service.md says', () => {
  let copy: string
  let home: string
  let database: string
  let servers: Awaited<ReturnType<typeof testServers>>
  beforeAll(async () => {
    servers = await testServers()
    database = withDatabase(servers.postgresUrl, 'greetings')
    home = await mkdtemp(path.join(tmpdir(), 'storyright-copy-home-'))
    copy = await copyRepository()
    for (const [file, content] of await describedFiles()) if (file !== table) await writeInto(copy, file, content)
    await addRow()
    await generateClient()
  }, 60_000)
  afterAll(async () => {
    await stopStaleProcesses(home)
    await dropDatabase(database)
    for (const folder of [copy, home]) await rm(folder, { recursive: true, force: true })
  })

  async function addRow(): Promise<void> {
    const [imports = '', row = ''] = (await describedFiles()).get(table)!.split('…\n')
    const before = await readFile(path.join(copy, table), 'utf8')
    expect(before).toContain(opening)
    await writeInto(copy, table, imports + before.replace(opening, opening + row))
  }

  /** As `npm start` does for every schema that has changed. */
  async function generateClient(): Promise<void> {
    const prisma = path.join(copy, 'node_modules/@tools/prisma/build/index.js')
    await run(process.execPath, [prisma, 'generate', '--schema', 'prisma/schema.prisma'], {
      cwd: path.join(copy, 'services/greetings'),
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false', CHECKPOINT_DISABLE: '1' },
    })
  }

  async function ask(...paths: string[]) {
    const program = path.join(copy, 'tests/platform/support/start-one-service.ts')
    const args = [program, 'greetings', home, JSON.stringify(servers), ...paths]
    const { stdout } = await run(process.execPath, args, { cwd: copy, maxBuffer: 10_000_000 })
    return JSON.parse(stdout)
  }

  it('is started by the launcher, answers through the gateway and stands in the API reference', async () => {
    const [answer, document] = await ask('/api/greetings/Ada', '/api/openapi.json')
    expect(answer).toEqual({ greeting: 'Good morning, Ada!' })
    expect(document.paths['/api/greetings/{name}'].get.summary).toBe('A greeting for somebody')
  }, 60_000)
})
