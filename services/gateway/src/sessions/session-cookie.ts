const named = /(?:^|;\s*)sid=([^;\s]+)/

/** The session token of a `Cookie` header; `undefined` when there is none that we could have made. */
export function sessionToken(cookies: string | undefined): string | undefined {
  const value = cookies && named.exec(cookies)?.[1]
  return value && /^[\w-]{20,100}$/.test(value) ? value : undefined
}
