import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { serviceNames } from '@storyright/contracts/services'

const run = promisify(execFile)

/** An installation of the chart, as `kubectl` (on the PATH, with its usual settings) shows it. */
export type Cluster = ReturnType<typeof clusterOf>

interface Listed<Item> {
  items: Item[]
}
interface Pod {
  metadata: { name: string; deletionTimestamp?: string }
}

export function clusterOf(namespace: string, release: string) {
  const kubectl = async (...words: string[]) =>
    (await run('kubectl', ['--namespace', namespace, ...words], { maxBuffer: 16 * 1024 ** 2 })).stdout
  const ours = `app.kubernetes.io/instance=${release},storyright/role=service`
  const deployments = ['gateway', ...serviceNames].map((name) => `deployment/${release}-${name}`)
  const whenComplete = (one: string, seconds: number) => kubectl('rollout', 'status', one, `--timeout=${seconds}s`)
  return {
    /** The address of each service's Service. */
    async services(): Promise<Record<string, string>> {
      const entries = serviceNames.map(async (name) => {
        const address = await kubectl('get', 'service', `${release}-${name}`, '--output=jsonpath={.spec.clusterIP}')
        return [name, `http://${address}:8080`] as const
      })
      return Object.fromEntries(await Promise.all(entries))
    },
    /** The pods that answer; the outside world is not among them. */
    async pods(): Promise<string[]> {
      const selector = `${ours},app.kubernetes.io/component!=sandbox`
      const { items } = JSON.parse(await kubectl('get', 'pods', '--selector', selector, '--output=json')) as Listed<Pod>
      return items.filter(({ metadata }) => !metadata.deletionTimestamp).map(({ metadata }) => metadata.name)
    },
    /** Ends a pod without a warning. */
    kill: (pod: string) => kubectl('delete', 'pod', pod, '--grace-period=0', '--force', '--wait=false'),
    /** Renews every pod: one deployment after the other, and its pods one after the other. */
    async renew(seconds: number): Promise<void> {
      for (const one of deployments) {
        await kubectl('rollout', 'restart', one)
        await whenComplete(one, seconds)
      }
    },
    /** Waits until every deployment has all its replicas again. */
    async settled(seconds: number): Promise<void> {
      for (const one of deployments) await whenComplete(one, seconds)
    },
  }
}
