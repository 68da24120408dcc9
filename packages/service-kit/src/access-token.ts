import { setTimeout as pause } from 'node:timers/promises'
import { accessTokenAudience, accessTokenIssuer, clockSkewSeconds, jwksPath } from '@storyright/contracts/http'
import { type Role, refusals, type Tier, type Viewer } from '@storyright/contracts/vocabulary'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'

/** Finds the viewer of a request: `null` without a token, a refusal for one that does not hold. */
export type ReadViewer = (authorization: string | undefined) => Promise<Viewer | null>

/** The shortest interval between requests for identity's keys, however many tokens name an unknown one. */
const ASK_FOR_KEYS_MS = 1_000

/** Verifies access tokens with the public keys that identity serves at `identityUrl`. */
export function verifyWithIdentity(identityUrl: string): ReadViewer {
  const url = new URL(jwksPath, identityUrl)
  const keys = createRemoteJWKSet(url, { timeoutDuration: 2_000, cooldownDuration: ASK_FOR_KEYS_MS })
  return verifyWith(async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      await pause(ASK_FOR_KEYS_MS) // the key may be newer than the last response
      return keys(header, token)
    }
  })
}

export function verifyWith(keys: JWTVerifyGetKey): ReadViewer {
  const viewerOf = rememberVerified(async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: accessTokenIssuer,
      audience: accessTokenAudience,
      algorithms: ['EdDSA'],
      requiredClaims: ['exp'],
      clockTolerance: clockSkewSeconds,
    })
    const viewer = {
      id: payload.sub as string,
      role: payload.role as Role,
      tier: payload.tier as Tier,
      verified: payload.verified === true,
    }
    return { viewer, expiresAt: (payload.exp! + clockSkewSeconds) * 1_000 }
  })

  return async (authorization) => {
    if (!authorization?.startsWith('Bearer ')) return null
    try {
      return await viewerOf(authorization.slice('Bearer '.length))
    } catch (error) {
      if (isAboutTheToken(error)) throw refusals.notSignedIn()
      throw refusals.unavailable({ retryAfterSeconds: 2 }) // the keys could not be fetched, which must sign nobody out
    }
  }
}

// An unknown key does not make the token invalid yet.
const aboutKeys = [errors.JWKSTimeout, errors.JWKSInvalid, errors.JWKSNoMatchingKey]
const isAboutTheToken = (error: unknown) =>
  error instanceof errors.JOSEError &&
  error.code !== 'ERR_JOSE_GENERIC' &&
  !aboutKeys.some((kind) => error instanceof kind)

/** A verified token: whom it names, and until when, in epoch milliseconds. */
interface VerifiedToken {
  viewer: Viewer
  expiresAt: number
}

const MOST_TOKENS = 10_000

/** Remembers who verified tokens name until they expire: a signature is checked once, not at every request. */
export function rememberVerified(
  verify: (token: string) => Promise<VerifiedToken>,
  now: () => number = Date.now,
): (token: string) => Promise<Viewer> {
  const known = new LRUCache<string, VerifiedToken>({ max: MOST_TOKENS })

  return async (token) => {
    const found = known.get(token)
    if (found && found.expiresAt > now()) return found.viewer
    known.delete(token)
    const verified = await verify(token)
    known.set(token, verified)
    return verified.viewer
  }
}
