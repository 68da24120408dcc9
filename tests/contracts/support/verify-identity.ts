import type { AddressInfo } from 'node:net'
import { type Identity, startIdentity } from '../../../services/identity/test/harness.ts'
import type { OpenPact, States } from './pacts.ts'

/** Verifies a pact against the real identity service. */
export async function verifyIdentity(open: OpenPact, statesOf: (identity: Identity) => States): Promise<void> {
  const identity = await startIdentity()
  try {
    await identity.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = identity.app.server.address() as AddressInfo
    await open.verifyService(`http://127.0.0.1:${port}`, statesOf(identity))
  } finally {
    await identity.close()
  }
}
