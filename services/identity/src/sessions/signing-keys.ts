import type { webcrypto } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

/** The key that signs access tokens, and the half of it that everybody may see. */
export interface SigningKey {
  id: string
  privateKey: webcrypto.CryptoKey
  publicJwk: JWK
}

/** Reads the key (a private Ed25519 JWK), or makes one that only this user can read. */
export async function loadSigningKey(file: string): Promise<SigningKey> {
  const jwk = await readKey(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return makeKey(file)
  })
  const { kty, crv, x, kid } = jwk
  if (kty !== 'OKP' || crv !== 'Ed25519' || !x || !jwk.d)
    throw new Error('SIGNING_KEY_FILE holds no private Ed25519 key')
  const id = kid ?? (await calculateJwkThumbprint(jwk))
  const privateKey = (await importJWK(jwk, 'EdDSA')) as webcrypto.CryptoKey
  return { id, privateKey, publicJwk: { kty, crv, x, kid: id, alg: 'EdDSA', use: 'sig' } }
}

const readKey = async (file: string): Promise<JWK> => JSON.parse(await readFile(file, 'utf8'))

async function makeKey(file: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  const named = { ...jwk, alg: 'EdDSA', use: 'sig', kid: await calculateJwkThumbprint(jwk) }
  try {
    await writeFile(file, JSON.stringify(named), { mode: 0o600, flag: 'wx' })
    return named
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readKey(file) // another replica was first
    throw error
  }
}
