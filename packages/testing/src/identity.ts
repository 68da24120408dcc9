import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accessTokenAudience, accessTokenIssuer, jwksPath, type Viewer } from '@storyright/contracts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Stands in for identity where a service only needs access tokens: a key pair, and an address that serves its half. */
export interface TestIdentity {
  url: string
  tokenFor(viewer: Viewer, options?: { expiresAt?: Date }): Promise<string>
  /** The header that the gateway would set. */
  authorizationOf(viewer: Viewer): Promise<{ authorization: string }>
  stop(): Promise<void>
}

const keyId = 'test'

export async function testIdentity(): Promise<TestIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'EdDSA', use: 'sig' }] })
  const server = createServer((request, reply) => {
    if (request.url !== jwksPath) return reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': 'application/json' }).end(keys)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const tokenFor: TestIdentity['tokenFor'] = ({ id, ...claims }, { expiresAt } = {}) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
      .setSubject(id)
      .setIssuer(accessTokenIssuer)
      .setAudience(accessTokenAudience)
      .setIssuedAt()
      .setExpirationTime(expiresAt ?? '5m')
      .sign(privateKey)

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokenFor,
    authorizationOf: async (viewer) => ({ authorization: `Bearer ${await tokenFor(viewer)}` }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
