import fc from 'fast-check'
import { routeOf } from '../../../services/gateway/src/routing.ts'
import { whenNotBusy } from '../support/ask.ts'
import { faultOf } from '../support/expect-problem.ts'
import { type Junk, junkQueries, unknownIds, unreadableBodies, wrongBodies } from '../support/junk.ts'
import { documentedOperations, type Operation, pathWith } from '../support/operations.ts'
import type { Platform } from '../support/platform.ts'

interface Asking {
  operation: Operation
  /** Which of the operations it is. */
  at: number
  name: string
  /** What was sent already of what is the same to many calls. */
  sent: Set<string>
}

type Session = { cookie: string } | undefined

/** These end the session that asks. */
const endings = ['POST /api/auth/logout', 'DELETE /api/auth/account']
const nameOf = ({ method, path }: Operation) => `${method} ${path}`
const reads = (operation: Operation) => operation.method === 'GET'

export const describeNonsense = (opened: () => Platform) =>
  describe('nonsense sent to every documented call', () => {
    let platform: Platform
    let operations: Operation[]
    let somebody: { id: string }
    beforeAll(async () => {
      platform = opened()
      somebody = await platform.people.add({ role: 'agent' })
      operations = await documentedOperations(platform.ask)
    })

    const send = async (
      operation: Operation,
      { path, body, contentType = 'application/json' }: Junk,
      session: Session,
    ) =>
      whenNotBusy(platform.ask, {
        method: operation.method,
        path,
        headers: { ...session, ...(body !== undefined && { 'content-type': contentType }) },
        ...(body !== undefined && { body }),
      })

    const junkFor = (operation: Operation): Junk[] => {
      const isOfListings = /listings|favorites/.test(operation.path) && !operation.path.includes('{agentId}')
      const path = pathWith(operation, isOfListings ? platform.listingIds.at(-1)! : somebody.id)
      return [
        ...(reads(operation) ? [] : unreadableBodies(operation, path)),
        ...wrongBodies(operation, path),
        ...unknownIds(operation),
        ...junkQueries(operation, path),
      ]
    }

    const everybody = {
      nobody: async () => undefined,
      'a producer': () => platform.signIn('producer@storyright.test'),
      'an administrator': () => platform.signIn('admin@storyright.test'),
    }
    const somebodyNew = async () => platform.signIn((await platform.people.add()).email)

    /** A user without access may get that refusal instead; administrators have access to everything but what only producers may do. */
    const rightFor = (operation: Operation, { right }: Junk, name: string) => {
      const refusals = right.filter((status) => status >= 400)
      if (name === 'nobody') return operation.isPublic ? right : [...refusals, 401]
      if (name === 'a producer' && operation.isForProducers) return [...right, 403]
      const mayBeForbidden = name === 'a producer' ? operation.mayBeForbidden : operation.isForProducers
      return mayBeForbidden ? [...refusals, 403] : right
    }

    const mayAsk = ({ isPublic, isForProducers }: Operation, name: string) =>
      isPublic || (name === 'a producer' ? isForProducers : name === 'an administrator' && !isForProducers)

    /** Whom a call gets all of it from. */
    const firstToAsk = ({ isPublic, isForProducers }: Operation) => {
      if (isPublic) return 'nobody'
      return isForProducers ? 'a producer' : 'an administrator'
    }

    /**
     * From the first who may ask, all of it: what is judged by something that the calls of a service share once to each service. From
     * everybody and to every call one of each kind, another one with every call: who may not ask gets the refusal that they would get
     * for anything, and who may gets what the first one got.
     *
     * Huge bodies go once to each route of the gateway, which is what limits them, and of those that are refused to each service.
     */
    function chosenFrom(all: Junk[], { operation, at, name, sent }: Asking): Junk[] {
      const isNew = (key: string) => !sent.has(key) && !!sent.add(key)
      const [huge, usual] = [all.filter(({ isHuge }) => isHuge), all.filter(({ isHuge }) => !isHuge)]
      const kinds = [...Map.groupBy(usual, ({ kind }) => kind).values()]
      const ofEachKind = new Set(kinds.map((of) => of[at % of.length]!))
      const isFirst = name === firstToAsk(operation)
      const service = routeOf(pathWith(operation, '1'))?.service
      return [
        ...huge.filter(({ what, path, body }) => {
          const route = routeOf(path)
          return isNew(`${mayAsk(operation, name) ? route?.path : route?.service} ${what} ${body?.length}`)
        }),
        ...usual.filter((junk) => {
          const isOther = isFirst && (!junk.judge || isNew(`${service} ${junk.judge} ${junk.what}`))
          return ofEachKind.has(junk) || isOther
        }),
      ]
    }

    it.each(Object.entries(everybody))(
      'by %s gets the right refusal, told well',
      async (name, signIn) => {
        const usual = await signIn()
        const faults: string[] = []
        const sent = new Set<string>()
        for (const [at, operation] of operations.entries()) {
          const chosen = chosenFrom(junkFor(operation), { operation, at, name, sent })
          const isEnding = usual && endings.includes(nameOf(operation))
          let session = isEnding ? await somebodyNew() : usual
          for (const junk of chosen) {
            const answer = await send(operation, junk, session)
            const fault = operation.statuses.includes(answer.status)
              ? faultOf(answer, { ...junk, right: rightFor(operation, junk, name) })
              : `the document does not name ${answer.status}`
            if (fault) faults.push(`${nameOf(operation)}: ${JSON.stringify(junk.what.slice(0, 80))}: ${fault}`)
            if (isEnding && answer.status === 200) session = await somebodyNew()
          }
        }
        expect(faults.slice(0, 50)).toEqual([])
      },
      600_000, // several thousand requests
    )

    it('of any other kind is never a fault of ours', async () => {
      const session = await platform.signIn('producer@storyright.test')
      const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', '\0', '%', '..'))
      const anyRequest = fc.record({
        operation: fc.constantFrom(...operations.filter((operation) => !endings.includes(nameOf(operation)))),
        id: anyText,
        query: fc.array(fc.tuple(anyText, anyText), { maxLength: 3 }),
        body: fc.oneof(fc.json(), anyText),
        fields: fc.array(fc.jsonValue(), { minLength: 3, maxLength: 3 }),
      })
      await fc.assert(
        fc.asyncProperty(anyRequest, async ({ operation, id, query, body, fields }) => {
          const names = Object.keys(operation.bodies[0]?.properties ?? {})
          const filled = JSON.stringify(Object.fromEntries(names.map((name, at) => [name, fields[at % 3]])))
          const known = operation.queryParameters.map(({ name }) => name)
          const pairs = query.map(([name, value], at) => `${encoded(known[at] ?? name)}=${encoded(value)}`)
          const path = `${pathWith(operation, encoded(id))}?${pairs.join('&')}`
          for (const sent of reads(operation) ? [undefined] : [body, filled]) {
            const junk = {
              what: 'anything',
              kind: 'anything',
              path,
              right: [],
              ...(sent !== undefined && { body: sent }),
            }
            const answer = await send(operation, junk, session)
            const right = [200, 201, 202, 204, 400, 401, 403, 404, 409, operation.takesFile ? 415 : 413]
            expect(faultOf(answer, { right })).toBeUndefined()
          }
        }),
        { seed: 1_843, numRuns: 250 },
      )
    }, 60_000)
  })

/** Percent-encodes anything, half characters too. */
const encoded = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
