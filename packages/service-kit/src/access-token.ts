import {
  accessTokenAudience,
  accessTokenIssuer,
  jwksPath,
  type Role,
  refusals,
  type Tier,
  type Viewer,
} from '@storyright/contracts'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { rememberVerified } from './verified-tokens.ts'

/** Finds the viewer of a request: `null` without a token, a refusal for one that does not hold. */
export type ReadViewer = (authorization: string | undefined) => Promise<Viewer | null>

/** Verifies access tokens with the public keys that identity serves at `identityUrl`. */
export function verifyWithIdentity(identityUrl: string): ReadViewer {
  return verifyWith(createRemoteJWKSet(new URL(jwksPath, identityUrl), { timeoutDuration: 2_000 }))
}

export function verifyWith(keys: JWTVerifyGetKey): ReadViewer {
  const viewerOf = rememberVerified(async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: accessTokenIssuer,
      audience: accessTokenAudience,
      algorithms: ['EdDSA'],
      requiredClaims: ['exp'],
    })
    const viewer = {
      id: payload.sub as string,
      role: payload.role as Role,
      tier: payload.tier as Tier,
      verified: payload.verified === true,
    }
    return { viewer, expiresAt: payload.exp! * 1_000 }
  })

  return async (authorization) => {
    if (!authorization?.startsWith('Bearer ')) return null
    try {
      return await viewerOf(authorization.slice('Bearer '.length))
    } catch (error) {
      if (isAboutTheToken(error)) throw refusals.notSignedIn()
      throw refusals.unavailable({ retryAfterSeconds: 2 }) // the keys could not be had: nobody is signed out for that
    }
  }
}

const isAboutTheToken = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC')
