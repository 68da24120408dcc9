import type { ServiceName } from '@storyright/contracts/services'
import { provisionStreams } from '@storyright/messaging'
import { serviceEnvironment } from '@storyright/service-kit'
import { z } from 'zod'

const environment = z.object({
  /** An account that may make streams, where services may not. */
  PROVISIONER_NATS_URL: z.string().optional(),
  NATS_REPLICAS: serviceEnvironment.NATS_REPLICAS,
})

/**
 * Prepares what a service keeps data in, and its streams where somebody may make them; the whole program `migrate`. Repeating it does
 * nothing, and several may run at once. A failure is one sentence and a non-zero exit.
 */
export async function runMigration(
  service: ServiceName,
  prepareStores: () => Promise<readonly string[]>,
): Promise<void> {
  try {
    const { PROVISIONER_NATS_URL: provisioner, NATS_REPLICAS: replicas } = environment.parse(process.env)
    for (const done of await prepareStores()) console.log(`${service}: ${done}`)
    if (provisioner) await provisionStreams(provisioner, [service], replicas)
    console.log(`${service} is prepared${provisioner ? ', with its streams' : ''}.`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
