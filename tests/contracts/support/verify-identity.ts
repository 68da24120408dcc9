import type { AddressInfo } from 'node:net'
import { openWorld, type World } from '../../../services/identity/test/world.ts'
import type { OpenPact, States } from './pacts.ts'

/** Verifies a pact against the real identity service. */
export async function verifyIdentity(open: OpenPact, statesOf: (world: World) => States): Promise<void> {
  const world = await openWorld()
  try {
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.server.address() as AddressInfo
    await open.verifyService(`http://127.0.0.1:${port}`, statesOf(world))
  } finally {
    await world.close()
  }
}
