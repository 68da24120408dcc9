import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkUpstreams } from '../src/readiness.ts'

/** A service that answers with these statuses, one after the other, and with the last from then on. */
async function answering(...statuses: number[]) {
  const server = createServer((_request, response) => {
    response.writeHead(statuses.length > 1 ? statuses.shift()! : statuses[0]!).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

type Checks = Map<string, () => unknown>

/** The checks of a gateway before services at these addresses. */
function checksOf(catalogue: string, identity = catalogue): Checks {
  const checks: Checks = new Map()
  checkUpstreams({ checkReadiness: (name, check) => void checks.set(name, check) }, { catalogue, identity })
  return checks
}

const holds = async (check: () => unknown) => {
  try {
    await check()
    return true
  } catch {
    return false
  }
}

async function isReady(...statuses: number[]): Promise<boolean> {
  const service = await answering(...statuses)
  try {
    return await holds(checksOf(service.url).get('catalogue')!)
  } finally {
    service.close()
  }
}

describe('the gateway is ready', () => {
  it('when a service is, though the replica that was asked first has just left', async () => {
    expect(await isReady(503, 200)).toBe(true)
  })

  it('not while a service goes on not being ready', async () => {
    expect(await isReady(503)).toBe(false)
  })

  it('for its first request once any service can be reached, ready or not, and not before', async () => {
    const away = await answering(200)
    away.close()
    expect(await holds(checksOf(away.url).get('network')!)).toBe(false)
    const busy = await answering(503)
    expect(await holds(checksOf(away.url, busy.url).get('network')!)).toBe(true)
    busy.close()
  })
})
