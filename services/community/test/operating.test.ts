import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@storyright/backing-servers'
import { type Community, type Member, startCommunity } from './harness.ts'

const PROGRAM = path.join(import.meta.dirname, '../../../packages/stored-service/src/operating/operate.ts')

jest.setTimeout(120_000)

let community: Community
let iris: Member
let port: string
beforeAll(async () => {
  community = await startCommunity()
  iris = await community.join({ firstName: 'Iris', username: 'iris' })
  port = new URL(await community.app.listen({ port: 0, host: '127.0.0.1' })).port
})
afterAll(() => community?.stop())

interface Said {
  code?: number
  stdout: string
  stderr: string
}

/** What the program says beside the service, as an operator runs it in its container. */
const operate = (words: string, env: Record<string, string> = {}): Promise<Said> => {
  const all = { ...process.env, PORT: port, INTERNAL_TOKEN: community.config.INTERNAL_TOKEN, ...env }
  return promisify(execFile)(process.execPath, [PROGRAM, ...words.split(' ')], { env: all }).catch((error) => error)
}

/** Writes a comment; its identifier. */
async function comment(): Promise<string> {
  const { id } = await community.addListing()
  return (await community.post(`/api/listings/${id}/comments`, iris, { content: 'A lovely premise.' })).json().id
}

describe('an operator beside the service', () => {
  it('has it tell everything that it owns', async () => {
    await comment()
    expect((await operate('republish')).stdout).toMatch(/^The service has sent [1-9]\d* snapshots\.\n$/)
  })

  it('has it tell again what it told since a time', async () => {
    const since = new Date().toISOString()
    await comment()
    expect((await operate(`resend --since ${since}`)).stdout).toMatch(
      /^The service tells [1-9]\d* events again, and sends 0 snapshots\.\n$/,
    )
  })

  it('has what it says be the newest after its database was restored', async () => {
    const id = await comment()
    const version = async () => (await community.db.comment.findUniqueOrThrow({ where: { id } })).version
    const before = await version()
    expect((await operate('restored')).stdout).toMatch(/^The service has raised [1-9]\d* versions and sent/)
    expect(await version()).toBeGreaterThan(before)
  })

  it.each([
    ['what another service keeps', 'figures', {}, 'The service answered 404.'],
    ['the wrong token', 'republish', { INTERNAL_TOKEN: 'the-token-of-another' }, 'The service answered 404.'],
    ['no token', 'republish', { INTERNAL_TOKEN: '' }, 'INTERNAL_TOKEN'],
    ['no moment', 'resend --since yesterday', {}, '“yesterday” is no time'],
    ['a repetition since no moment', 'resend', {}, 'resend --since TIME'],
    ['an unknown word', 'constructor', {}, 'republish '],
  ])('is told in a sentence why nothing is done: %s', async (_what, words, env, sentence) => {
    const { code, stdout, stderr } = await operate(words, env)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('    at ')
  })

  it('is told when the service does not run', async () => {
    const { code, stderr } = await operate('republish', { PORT: String(await freePort()) })
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The service does not answer at http:\S+\.\n$/)])
  })
})
