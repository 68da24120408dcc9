import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { z } from 'zod'
import { faults, type SourceFault } from './source-fault.ts'

const text = z.string().catch('')
const ofQuota = z.object({ quota_unit: text }).catch({ quota_unit: '' })
const errorInfo = z.object({ reason: text, metadata: ofQuota }).catch({ reason: '', metadata: { quota_unit: '' } })
const reasons = z.array(errorInfo).catch([])
const googleError = z.object({ error: z.object({ message: text, errors: reasons, details: reasons }) })

const usedUp = ['quotaExceeded', 'dailyLimitExceeded', 'dailyLimitExceededUnreg']
/** How a quota of the day is counted in newer answers, whose reason is that of every other quota, too. */
const perDay = '1/d/'
const tooOften = ['rateLimitExceeded', 'userRateLimitExceeded']
const keyIsWrong = ['keyInvalid', 'keyExpired', 'API_KEY_INVALID']
const ofKey = [...keyIsWrong, 'accessNotConfigured', 'ipRefererBlocked']

/** Google names the reason beside the status: of a wrong key only in its newer details, or in its message alone. */
export function googleFault(
  source: EnrichmentSource,
  status: number,
  body: unknown,
  dayEnds: Date,
): SourceFault | undefined {
  const parsed = googleError.safeParse(body)
  if (!parsed.success) return undefined
  const { message, errors, details } = parsed.data.error
  const mentions = (words: string[]) => [...errors, ...details].some(({ reason }) => words.includes(reason))
  const isDayOver = details.some(({ metadata }) => metadata.quota_unit.startsWith(perDay))
  if (mentions(usedUp) || isDayOver) return faults.usedUp(source, dayEnds)
  if (status === 403 && mentions(tooOften)) return faults.limited(source)
  const refusesKey = mentions(keyIsWrong) || /^API key (not valid|expired)/i.test(message)
  if ((status === 400 && refusesKey) || (status === 403 && mentions(ofKey))) return faults.notAccepted(source)
  return undefined
}
