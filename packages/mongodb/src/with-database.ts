import { ConnectionString } from 'mongodb-connection-string-url'

const WHERE_USERS_ARE = 'admin'

/** The same servers' address with another database; the authentication source stays the same. */
export function withDatabase(url: string, name: string): string {
  const other = new ConnectionString(url)
  const users = other.pathname.slice(1) || WHERE_USERS_ARE
  if (other.username && !other.searchParams.has('authSource')) other.searchParams.set('authSource', users)
  other.pathname = `/${name}`
  return other.toString()
}
