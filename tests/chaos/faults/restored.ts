import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { type ServiceName, serviceNames, serviceOf } from '@storyright/contracts/services'
import { withDatabase } from '@storyright/postgres'
import { withClient } from '../../load/running/with-client.ts'
import type { Fault, Hurt } from './fault.ts'
import { outdo, tellAgain } from './tell-again.ts'

const SECONDS = 300
const isRestored = (name: ServiceName) => serviceOf(name).stores.includes('postgres')
const restored = serviceNames.filter(isRestored)
const others = serviceNames.filter((name) => !isRestored(name))
const copyIn = (home: string) => path.join(home, 'postgres-of-before')
let copiedAt = new Date(0)

/** A consistent copy: the server is stopped meanwhile, as for a few seconds in a maintenance window. */
async function layAside({ home, servers }: Hurt): Promise<void> {
  await servers.stopOne('postgres')
  await rm(copyIn(home), { recursive: true, force: true })
  await cp(path.join(home, 'postgres'), copyIn(home), { recursive: true, preserveTimestamps: true })
  copiedAt = new Date()
  await servers.bringBack('postgres')
}

const acceptedOffers = ({ servers }: Hurt): Promise<string[]> =>
  withClient(withDatabase(servers.urls.postgresUrl, 'offers'), async (client) => {
    const { rows } = await client.query<{ id: string }>(`SELECT id FROM offers WHERE status = 'accepted'`)
    return rows.map(({ id }) => id)
  })

/** PostgreSQL is what it was some minutes ago; the provider, NATS, MongoDB and Redis are not. */
export const restoredFault: Fault = {
  name: 'postgres-restored',
  what: `all of PostgreSQL is put back to what it was ${SECONDS / 60} minutes ago, then versions are raised and others tell again`,
  seconds: SECONDS,
  usableWithin: 60,
  agreesWithin: 240,
  async begin(hurt: Hurt) {
    const { home, servers } = hurt
    await layAside(hurt)
    return async () => {
      const undone = await acceptedOffers(hurt)
      await servers.kill('postgres')
      await rm(path.join(home, 'postgres'), { recursive: true })
      await cp(copyIn(home), path.join(home, 'postgres'), { recursive: true, preserveTimestamps: true })
      await servers.bringBack('postgres')
      const versions = await outdo(hurt, restored)
      const events = await tellAgain(hurt, copiedAt, others)
      hurt.progress.note(`  … ${versions} versions were raised, ${events} events are told again`)
      return { forgottenSince: copiedAt, undone }
    }
  },
}
