import type pg from 'pg'
import { createNotices } from '../notices.ts'

/** Remembers a notification that came while nothing was waiting, and rejects when the connection is lost. */
export function awaitNotification(client: pg.Client) {
  const notices = createNotices()
  client.on('notification', notices.notice)
  client.on('error', notices.lose)
  client.on('end', () => notices.lose(new Error('The connection to PostgreSQL ended')))
  return notices
}
