import { connect } from 'node:net'

/** Whether a server on this loopback port responds to `greeting` with `expected`. */
export function answersWith(port: number, greeting: string, expected: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
    let heard = ''
    const finish = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => socket.write(greeting))
    socket.on('data', (data) => {
      heard += data.toString('latin1')
      if (heard.startsWith(expected)) finish(true)
      else if (!expected.startsWith(heard)) finish(false)
    })
    socket.once('end', () => finish(false))
    socket.once('timeout', () => finish(false))
    socket.once('error', () => finish(false))
  })
}
