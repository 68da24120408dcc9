import { createServer } from 'node:net'
import type { Ports } from './settings.ts'
import { portVariables } from './settings.ts'

/** Throws one sentence when a port that the platform needs is in use. */
export async function checkPorts(ports: Ports): Promise<void> {
  for (const name of Object.keys(ports) as (keyof Ports)[]) {
    const code = await listenError(ports[name])
    const { variable } = portVariables[name]
    const remedy = `choose another, for example ${variable}=${ports[name] + 10} npm start`
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${ports[name]} is taken by another program: stop that, or ${remedy}.`)
    if (code) throw new Error(`Port ${ports[name]} may not be used here (${code}): ${remedy}.`)
  }
}

function listenError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
}
