import { randomUUID } from 'node:crypto'
import { tokenLifetimes } from '@storyright/contracts/vocabulary'
import { jwtVerify, SignJWT } from 'jose'
import type { Person } from '../people/person.ts'
import type { SigningKeys } from './signing-keys.ts'

/** A browser in which the holder of an account has signed in before. */
export interface Device {
  id: string
  personId: string
  /** The person's session number of that time: what ends all sessions forgets the devices, too. */
  epoch: number
}

export type Devices = ReturnType<typeof createDevices>

// Words of its own, so that it is never taken for an access token, which the same key signs, nor the other way round.
const issuer = 'storyright-devices'
const typ = 'device+jwt'
const algorithms = ['EdDSA']

/** The signed tokens by which browsers are known again. */
export function createDevices(keys: Pick<SigningKeys, 'signer' | 'verifier'>, clock: () => Date) {
  const read = async (token: string | null): Promise<Device | null> => {
    if (token === null) return null
    try {
      const rules = { issuer, audience: issuer, typ, algorithms, requiredClaims: ['exp', 'jti'], currentDate: clock() }
      const { jti, sub, epoch } = (await jwtVerify<{ epoch: number }>(token, keys.verifier, rules)).payload
      return { id: jti!, personId: sub!, epoch }
    } catch {
      return null // nobody's, too old, or signed with a key that has gone: a browser as any other
    }
  }
  return {
    /** The device of a token, if it is one of this person's; otherwise `null`. */
    async of(token: string | null, person: Pick<Person, 'id' | 'sessionEpoch'> | null): Promise<Device | null> {
      const device = await read(token)
      return device && device.personId === person?.id && device.epoch === person.sessionEpoch ? device : null
    },

    /** A token for a browser of this person's; a device that is known stays the same. */
    async remember({ id, sessionEpoch }: Pick<Person, 'id' | 'sessionEpoch'>, known: Device | null): Promise<string> {
      const key = await keys.signer()
      const now = Math.floor(clock().getTime() / 1_000)
      return new SignJWT({ epoch: sessionEpoch })
        .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ })
        .setJti(known?.id ?? randomUUID())
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(issuer)
        .setExpirationTime(now + tokenLifetimes.deviceDays * 24 * 60 * 60)
        .sign(key.privateKey)
    },
  }
}
