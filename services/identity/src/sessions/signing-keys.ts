import { createPrivateKey, type webcrypto } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose'

/** A key that signs access tokens, and the half of it that everybody may see. */
export interface SigningKey {
  id: string
  privateKey: webcrypto.CryptoKey
  publicJwk: JWK
}

/** The current keys: the file may change while identity runs. */
export interface SigningKeys {
  /** The one that signs. */
  signer(): Promise<SigningKey>
  /** All keys whose tokens are accepted. */
  published(): Promise<JWK[]>
  verifier: JWTVerifyGetKey
}

interface Logger {
  warn(details: object, message: string): void
}

const LOOK_EVERY_MS = 1_000

/**
 * Opens the file with the keys: a private Ed25519 JWK, or an array of them, or the same as PEM. The first signs, all are published. Without a
 * file, makes a key that only this user can read. A file that cannot be read later changes nothing.
 */
export async function openSigningKeys(file: string, logger: Logger): Promise<SigningKeys> {
  let keys = await readKeys(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return makeKey(file)
  })
  let changedAt = await changeOf(file)
  let lookedAt = Date.now()
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    lookedAt = Date.now()
    try {
      const changed = await changeOf(file)
      if (changed === changedAt) return
      keys = await readKeys(file)
      changedAt = changed
    } catch (error) {
      logger.warn({ error }, 'SIGNING_KEY_FILE cannot be read, the keys stay as they are')
    }
  }
  async function current(): Promise<[SigningKey, ...SigningKey[]]> {
    if (Date.now() - lookedAt >= LOOK_EVERY_MS)
      looking ??= look().finally(() => {
        looking = undefined
      })
    await looking
    return keys
  }
  const published = async () => (await current()).map(({ publicJwk }) => publicJwk)

  return {
    signer: async () => (await current())[0],
    published,
    verifier: async (header, token) => createLocalJWKSet({ keys: await published() })(header, token),
  }
}

const changeOf = async (file: string) => (await stat(file)).mtimeMs

async function readKeys(file: string): Promise<[SigningKey, ...SigningKey[]]> {
  const text = await readFile(file, 'utf8')
  const read: JWK | JWK[] = text.startsWith('-----BEGIN') ? fromPem(text) : JSON.parse(text)
  const [first, ...others] = await Promise.all([read].flat().map(signingKey))
  if (!first) throw new Error('SIGNING_KEY_FILE holds no key')
  return [first, ...others]
}

const fromPem = (text: string): JWK[] =>
  (text.match(/-----BEGIN PRIVATE KEY-----.+?-----END PRIVATE KEY-----/gs) ?? []).map(
    (pem) => createPrivateKey(pem).export({ format: 'jwk' }) as JWK,
  )

async function signingKey(jwk: JWK): Promise<SigningKey> {
  const { kty, crv, x, kid } = jwk
  if (kty !== 'OKP' || crv !== 'Ed25519' || !x || !jwk.d)
    throw new Error('SIGNING_KEY_FILE holds no private Ed25519 key')
  const id = kid ?? (await calculateJwkThumbprint(jwk))
  const privateKey = (await importJWK(jwk, 'EdDSA')) as webcrypto.CryptoKey
  return { id, privateKey, publicJwk: { kty, crv, x, kid: id, alg: 'EdDSA', use: 'sig' } }
}

async function makeKey(file: string): Promise<[SigningKey, ...SigningKey[]]> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  const named = { ...jwk, alg: 'EdDSA', use: 'sig', kid: await calculateJwkThumbprint(jwk) }
  try {
    await writeFile(file, JSON.stringify(named), { mode: 0o600, flag: 'wx' })
    return [await signingKey(named)]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readKeys(file) // another replica was first
    throw error
  }
}
