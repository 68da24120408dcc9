import { connect } from 'node:net'

/** Whether a server on this loopback port responds to `greeting` with `expected`. */
export function answersWith(port: number, greeting: string, expected: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
    const finish = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => socket.write(greeting))
    socket.once('data', (data) => finish(data.toString('latin1').startsWith(expected)))
    socket.once('timeout', () => finish(false))
    socket.once('error', () => finish(false))
  })
}
