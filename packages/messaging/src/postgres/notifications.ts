import type pg from 'pg'

/** Remembers a notification that came while nothing was waiting, and rejects when the connection is lost. */
export function awaitNotification(client: pg.Client) {
  let noticed = false
  let lost: Error | undefined
  let wake = () => {}
  client.on('notification', () => {
    noticed = true
    wake()
  })
  const lose = (error?: Error) => {
    lost ??= error ?? new Error('The connection to PostgreSQL ended')
    wake()
  }
  client.on('error', lose)
  client.on('end', () => lose())

  return {
    async next(milliseconds: number, signal: AbortSignal): Promise<void> {
      if (!noticed && !lost && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          const stop = () => wake()
          signal.addEventListener('abort', stop)
          wake = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', stop)
            resolve()
          }
        })
      if (lost) throw lost
      noticed = false
    },
  }
}
