import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import {
  accessTokenAudience,
  accessTokenIssuer,
  type ContactsOfUsers,
  contactsOfUsers,
  jwksPath,
  knownMembership,
} from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** Stands in for identity where a service only needs access tokens: a key pair, and an address that serves its half. */
export interface TestIdentity {
  url: string
  /** Its contacts, by user id. */
  contacts: ContactsOfUsers
  /** What it answers besides, by path: people of whom it has told nothing, and other services' things where it stands in for those, too. */
  answers: Map<string, unknown>
  /** How far it has followed memberships whenever it is asked, by user id; of others it has followed everything. */
  membershipVersions: Map<string, () => number>
  /** Of whom it was asked how far it has followed, in order. */
  membershipsAsked: string[]
  /** While set, requests for contacts and memberships are left without a response. */
  keepsSilent: boolean
  tokenFor(viewer: Viewer, options?: { expiresAt?: Date }): Promise<string>
  /** The header that the gateway would set. */
  authorizationOf(viewer: Viewer): Promise<{ authorization: string }>
  /** Signs with a new key from now on; the old one is still served. */
  rotate(): Promise<void>
  stop(): Promise<void>
}

const knownPath = new RegExp(`^${knownMembership.path.replace(':id', '([^/]+)')}$`)
const asJson = { 'content-type': 'application/json' }

export async function testIdentity(): Promise<TestIdentity> {
  const keys: JWK[] = []
  const makeKey = async (kid: string) => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
    keys.unshift({ ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' })
    return { kid, privateKey }
  }
  let signer = await makeKey('test')
  const server = createServer((request, reply) => {
    if (request.url === jwksPath) return reply.writeHead(200, asJson).end(JSON.stringify({ keys }))
    const answer = identity.answers.get(request.url ?? '')
    if (answer) return reply.writeHead(200, asJson).end(JSON.stringify(answer))
    const [, known] = knownPath.exec(request.url ?? '') ?? []
    if (!known && request.url !== contactsOfUsers.path) return reply.writeHead(404).end()
    if (known) identity.membershipsAsked.push(known)
    if (identity.keepsSilent) return
    if (known) reply.writeHead(200, asJson).end(JSON.stringify({ version: versionOf(known) }))
    else void json(request).then((body) => reply.writeHead(200, asJson).end(contactsFor(body)))
  })
  const versionOf = (id: string) => identity.membershipVersions.get(id)?.() ?? 1_000_000
  function contactsFor(question: unknown): string {
    const { userIds } = contactsOfUsers.body.parse(question)
    return JSON.stringify(identity.contacts.filter(({ userId }) => userIds.includes(userId)))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const tokenFor: TestIdentity['tokenFor'] = ({ id, ...claims }, { expiresAt } = {}) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid: signer.kid })
      .setSubject(id)
      .setIssuer(accessTokenIssuer)
      .setAudience(accessTokenAudience)
      .setIssuedAt()
      .setExpirationTime(expiresAt ?? '5m')
      .sign(signer.privateKey)

  const identity: TestIdentity = {
    contacts: [],
    answers: new Map(),
    membershipVersions: new Map(),
    membershipsAsked: [],
    keepsSilent: false,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokenFor,
    authorizationOf: async (viewer) => ({ authorization: `Bearer ${await tokenFor(viewer)}` }),
    async rotate() {
      signer = await makeKey(`test-${keys.length}`)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return identity
}
