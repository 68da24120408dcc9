import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored hash of a secret. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
