import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  path: string
  began: number
  ended?: number
}

/** The card provider behind a line that takes its time, and what was asked over it. */
export async function slowProvider(url: string, delayOf: (path: string, index: number) => number) {
  const { hostname, port } = new URL(url)
  const calls: Call[] = []
  const server = createServer((request, response) => {
    const call: Call = { path: request.url!, began: performance.now() }
    const index = calls.push(call) - 1
    response.on('close', () => {
      call.ended = performance.now()
    })
    const timer = setTimeout(
      () => {
        const { method, headers } = request
        const onward = ask({ hostname, port, path: request.url, method, headers }, (answer) => {
          response.writeHead(answer.statusCode!, answer.headers)
          answer.pipe(response)
        })
        onward.on('error', () => response.destroy())
        request.pipe(onward)
      },
      delayOf(request.url!, index),
    )
    response.on('close', () => clearTimeout(timer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** How many were under way at once, on average, while there was enough to do. */
    busy(from: number, until: number): number {
      const shares = calls.map(({ began, ended = until }) =>
        Math.max(0, Math.min(ended, until) - Math.max(began, from)),
      )
      return shares.reduce((sum, share) => sum + share, 0) / (until - from)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
