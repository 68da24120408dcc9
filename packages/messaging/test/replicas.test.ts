import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { findServer, freePort, type GuardedChild, startChild } from '@storyright/backing-servers'
import { eventually } from '@storyright/testing'
import { sharedWheels } from '../../testing/src/home.ts'
import { connectTo, provisionStreams } from '../src/index.ts'

jest.setTimeout(120_000)

const SERVERS = 3
/** Members of a young cluster elect who leads it, and later who leads each stream. */
const patience = { within: 60_000 }

describe('the copies of a stream', () => {
  let home: string
  let servers: GuardedChild[] = []
  let natsUrl: string
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-nats-'))
    const { command } = await findServer('nats', { home, wheels: sharedWheels })
    const ports = await Promise.all(Array.from({ length: 2 * SERVERS }, freePort))
    const routes = ports.slice(SERVERS).map((port) => `nats://127.0.0.1:${port}`)
    natsUrl = ports
      .slice(0, SERVERS)
      .map((port) => `nats://127.0.0.1:${port}`)
      .join(',')
    servers = await Promise.all(
      routes.map(async (_route, place) => {
        const name = `nats-${place}`
        const settings = {
          server_name: name,
          log_file: path.join(home, `${name}.log`),
          listen: `127.0.0.1:${ports[place]}`,
          jetstream: { store_dir: path.join(home, name) },
          cluster: { name: 'storyright', listen: `127.0.0.1:${ports[SERVERS + place]}`, routes },
        }
        await writeFile(path.join(home, `${name}.conf`), JSON.stringify(settings))
        return startChild({
          home,
          name,
          command: command!,
          args: ['--config', path.join(home, `${name}.conf`)],
          log: 2,
        })
      }),
    )
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await rm(home, { recursive: true })
  })

  it('are as many as wanted, raised where there were fewer, and never lowered', async () => {
    await eventually(() => provisionStreams(natsUrl, ['identity']), patience)
    const nats = await connectTo(natsUrl)
    const { streams } = await jetstreamManager(nats)
    const copies = () =>
      Promise.all(
        ['identity', 'catalogue', 'dead-letters', 'replays'].map(async (name) => {
          const { config } = await streams.info(name)
          return config.num_replicas
        }),
      )
    await eventually(() => provisionStreams(natsUrl, ['identity', 'catalogue'], SERVERS), patience)
    expect(await copies()).toEqual([3, 3, 3, 3])
    await provisionStreams(natsUrl, ['identity', 'catalogue'])
    expect(await copies()).toEqual([3, 3, 3, 3])
    await nats.close()
  })
})
