import { accessTokenAudience, accessTokenIssuer } from '@storyright/contracts/http'
import { effectiveTier, tokenLifetimes, type Viewer } from '@storyright/contracts/vocabulary'
import { SignJWT } from 'jose'
import type { Person } from '../people/person.ts'
import type { SigningKeys } from './signing-keys.ts'

/** An access token's claims about a person, and its expiry. */
export function claimsOf(person: Pick<Person, 'id' | 'role' | 'isVerified' | 'premiumExpiresAt'>, now: Date) {
  const viewer: Viewer = {
    id: person.id,
    role: person.role,
    tier: effectiveTier(person, now),
    verified: person.isVerified,
  }
  const usual = new Date(now.getTime() + tokenLifetimes.accessTokenSeconds * 1_000)
  const { premiumExpiresAt } = person
  const tierEnds = premiumExpiresAt !== null && premiumExpiresAt > now && !isPremiumByRole(viewer)
  return { viewer, expiresAt: wholeSeconds(tierEnds && premiumExpiresAt < usual ? premiumExpiresAt : usual) }
}

// Expiry in the token's own unit.
const wholeSeconds = (time: Date) => new Date(Math.floor(time.getTime() / 1_000) * 1_000)

const isPremiumByRole = ({ role }: Viewer) => effectiveTier({ role, premiumExpiresAt: null }, new Date(0)) === 'premium'

/** Signs an access token for a person. */
export function createAccessTokens(keys: Pick<SigningKeys, 'signer'>, clock: () => Date) {
  return async (person: Person): Promise<{ accessToken: string; expiresAt: Date }> => {
    const now = clock()
    const { viewer, expiresAt } = claimsOf(person, now)
    const key = await keys.signer()
    const { id, ...claims } = viewer
    const accessToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: key.id })
      .setSubject(id)
      .setIssuer(accessTokenIssuer)
      .setAudience(accessTokenAudience)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(key.privateKey)
    return { accessToken, expiresAt }
  }
}
export type AccessTokens = ReturnType<typeof createAccessTokens>
