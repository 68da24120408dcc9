import { refusals } from '@storyright/contracts/vocabulary'
import { clientNetwork } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Where browsers report violations of a page's policy. */
export const cspReports = { path: '/api/csp-reports', group: 'csp' } as const

const MINUTE = 60_000
/** Anybody may write here, and an extension in one browser can report at every page: more than this is nothing new. */
const LOGGED_A_MINUTE = 200
const LOGGED_OF_AN_ADDRESS = 20
/** In a minute; a page reports a handful. */
const FROM_AN_ADDRESS = 30
/** That are remembered within a minute. */
const MOST_ADDRESSES = 10_000
const BODY_LIMIT = 16 * 1024
const LONGEST = 200

const text = z.string().optional()
/** As browsers have sent it since level 2 of the policy, one a request. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
    },
  ])
/** As the Reporting API sends it, several a request. */
const newReports = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }).optional(),
    }),
  )
  .max(50)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({ page: body?.documentURL, directive: body?.effectiveDirective, blocked: body?.blockedURL })),
  )
const sent = z.union([newReports, oldReport])

/** Takes reports of the pages' policy and logs them, without what addresses may reveal of a person. */
export async function registerCspReports(app: FastifyInstance, clock = () => Date.now()): Promise<void> {
  const newMinute = (began: number) => ({
    began,
    logged: 0,
    of: new Map<string, { requests: number; logged: number }>(),
  })
  let minute = newMinute(0)
  const thisMinute = () => {
    if (clock() - minute.began >= MINUTE) minute = newMinute(clock())
    return minute
  }
  const mayLog = (ip: string) => {
    const { of } = thisMinute()
    const its = of.get(clientNetwork(ip)) ?? { requests: 0, logged: 0 }
    if (minute.logged >= LOGGED_A_MINUTE || its.logged >= LOGGED_OF_AN_ADDRESS) return false
    minute.logged += 1
    its.logged += 1
    return true
  }
  /** Refuses an address from which too much is sent; none can use up what the log takes of all. */
  const admit = (ip: string) => {
    const { began, of } = thisMinute()
    const network = clientNetwork(ip)
    const its = of.get(network) ?? { requests: 0, logged: 0 }
    its.requests += 1
    if (its.requests > FROM_AN_ADDRESS || (its.requests === 1 && of.size >= MOST_ADDRESSES))
      throw refusals.tooManyRequests({ retryAfterSeconds: Math.ceil((began + MINUTE - clock()) / 1_000) })
    of.set(network, its)
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      options,
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)))
        } catch {
          done(refusals.malformedRequest({ message: 'The report is not valid JSON.' }))
        }
      },
    )
    // Before the body is read, so that a refusal is cheap.
    scope.addHook('onRequest', async (request) => void admit(request.ip))
    scope.post(cspReports.path, async (request, reply) => {
      const reports = sent.safeParse(request.body)
      if (!reports.success) throw refusals.validationFailed({ message: 'This is no report of a content policy.' })
      for (const { page, directive, blocked } of reports.data)
        if (mayLog(request.ip))
          request.log.warn(
            { page: placeOf(page), directive: directive?.slice(0, LONGEST), blocked: placeOf(blocked) },
            'a page’s policy kept a browser from something',
          )
      return reply.code(204).send()
    })
  })
}

/** An address without its query and fragment, where tokens may stand; words such as `inline` as they are. */
function placeOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return address?.slice(0, LONGEST)
  const { protocol, origin, pathname } = new URL(address)
  return (protocol.startsWith('http') ? origin + pathname : protocol).slice(0, LONGEST)
}
