import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { jwksPath } from '@storyright/contracts/http'
import { verifyWithIdentity } from '@storyright/service-kit'
import { eventually } from '@storyright/testing'
import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWK } from 'jose'
import { type Identity, type SignedIn, startIdentity } from './harness.ts'

describe('the keys that sign access tokens', () => {
  let identity: Identity
  let ann: SignedIn
  let url: string
  beforeAll(async () => {
    identity = await startIdentity()
    ann = await identity.join('ann@example.com')
    await identity.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(identity.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => identity.close())

  const file = () => identity.config.SIGNING_KEY_FILE
  const write = (keys: unknown) => writeFile(file(), JSON.stringify(keys))
  const newKey = async (kid: string): Promise<JWK> => ({
    ...(await exportJWK((await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })).privateKey)),
    kid,
  })
  const published = async () => {
    const { keys } = (await (await fetch(new URL(jwksPath, url))).json()) as { keys: JWK[] }
    return keys
  }
  const signedNow = async () => {
    const { body } = await identity.exchange(ann.headers.cookie)
    return { authorization: `Bearer ${body.accessToken}`, kid: decodeProtectedHeader(body.accessToken).kid }
  }

  it('change while requests are under way, and none of them fails', async () => {
    const read = verifyWithIdentity(url)
    const outcomes: string[] = []
    let isOver = false
    const requests = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const { authorization, kid } = await signedNow()
        const viewer = await read(authorization).catch((error: Error) => error)
        outcomes.push(viewer && 'id' in viewer && viewer.id === ann.id ? String(kid) : `failed: ${viewer}`)
      }
    })
    const first: JWK = JSON.parse(await readFile(file(), 'utf8'))
    const second = await newKey('second')
    await eventually(() => expect(outcomes.length).toBeGreaterThan(20))
    await write([second, first])
    await eventually(() => expect(outcomes.filter((kid) => kid === 'second').length).toBeGreaterThan(20))
    isOver = true
    await Promise.all(requests)
    expect(new Set(outcomes)).toEqual(new Set([first.kid, 'second']))
  }, 30_000)

  it('are read as PEM too, as clusters make them', async () => {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' })
    await writeFile(file(), pem)
    await eventually(async () => expect((await published()).map(({ kid }) => kid)).toEqual([(await signedNow()).kid]))
    expect((await published())[0]).not.toHaveProperty('d')
  })

  it('are all published, without what is private of them, and the first signs', async () => {
    const [third, fourth] = [await newKey('third'), await newKey('fourth')]
    await write([third, fourth])
    await eventually(async () => expect((await signedNow()).kid).toBe('third'))
    const keys = await published()
    expect(keys.map(({ kid }) => kid)).toEqual(['third', 'fourth'])
    expect(keys.map(({ d }) => d)).toEqual([undefined, undefined])
  })

  it.each(['[{"kty":', '[]', '[{"kty":"OKP"}]'])('stay as they are while the file says %s', async (text) => {
    await write([await newKey('good')])
    await eventually(async () => expect((await signedNow()).kid).toBe('good'))
    await writeFile(file(), text)
    const later = Date.now() + 1_500
    await eventually(() => expect(Date.now()).toBeGreaterThan(later))
    expect((await signedNow()).kid).toBe('good')
  })
})
