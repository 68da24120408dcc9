import { createHash, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The secrets of this installation, and its identifier. */
export interface Keys {
  /** Marks this installation's payments at the card provider. */
  deployment: string
  internalToken: string
  signingKeyFile: string
}

/** Reads the secrets under `home`, making each once; only their owner can read the files. */
export async function keysOf(home: string): Promise<Keys> {
  const folder = path.join(home, 'keys')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const signingKeyFile = path.join(folder, 'signing-key.json')
  await kept(signingKeyFile, signingKey)
  const internalToken = await kept(path.join(folder, 'internal-token'), () => randomBytes(32).toString('base64url'))
  const deployment = await kept(path.join(folder, 'deployment'), randomUUID)
  return { deployment, internalToken, signingKeyFile }
}

async function kept(file: string, make: () => string): Promise<string> {
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before) return before
  const secret = make()
  await writeFile(file, secret, { mode: 0o600 })
  return secret
}

function signingKey(): string {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const { crv, kty, x } = jwk
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url') // RFC 7638
  return JSON.stringify({ ...jwk, kid, alg: 'EdDSA', use: 'sig' })
}
