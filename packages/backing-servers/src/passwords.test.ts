import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { accountUrl, serverSecret } from './passwords.ts'

describe('the passwords of the servers', () => {
  it('follow from one secret, however many ask for it at once', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'storyright-secret-'))
    const secrets = await Promise.all(Array.from({ length: 8 }, () => serverSecret(home)))
    expect(new Set([...secrets, await serverSecret(home)]).size).toBe(1)
    expect(secrets[0]!.length).toBeGreaterThan(40)
    expect(await readdir(path.join(home, 'keys'))).toEqual(['servers'])
    expect((await stat(path.join(home, 'keys/servers'))).mode & 0o077).toBe(0)
    await rm(home, { recursive: true })
  })

  it('are the same at every start for an account, and another for each account and server', () => {
    const of = (password: string, account: string) => accountUrl(`nats://administrator:${password}@bus:1`, account)
    expect(of('one', 'ai')).toBe(of('one', 'ai'))
    expect(of('one', 'ai')).toMatch(/^nats:\/\/ai:[\w-]{32}@bus:1$/)
    const passwords = [of('one', 'ai'), of('one', 'offers'), of('two', 'ai')].map((url) => new URL(url).password)
    expect(new Set(passwords).size).toBe(3)
  })
})
