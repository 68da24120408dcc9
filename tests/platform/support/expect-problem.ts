import { problem } from '@storyright/contracts/http'
import { problemContentType } from '@storyright/contracts/vocabulary'
import type { Answer } from './ask.ts'
import type { Junk } from './junk.ts'

const innards = /\bat .+:\d+:\d+|node_modules|[Pp]risma|[Pp]ostgre|SELECT |INSERT |SQL|undefined|\[object/
const sentence = /^\p{Lu}.{8,}[.!?]$/u
/** What forms say beside a field has no full stop, and stands behind the field's name where it would not be clear. */
const fieldSentence = /^([\w.]+: )?\p{Lu}\S* \S.{3,}$/u

/** What is wrong with an answer as the answer to nonsense; `undefined` when it is as it should be. */
export function faultOf(answer: Answer, { right, field }: Pick<Junk, 'right' | 'field'>): string | undefined {
  const told = `${answer.status} ${answer.text.slice(0, 300)}`
  if (!right.includes(answer.status)) return `expected ${right.join(' or ')}, got ${told}`
  if (answer.status < 400) return undefined
  if (!answer.headers['content-type']?.startsWith(problemContentType)) return `not ${problemContentType}: ${told}`
  const parsed = problem.safeParse(answer.json())
  if (!parsed.success) return `not a problem: ${told}`
  const { status, detail, code, title, type, requestId, errors = [] } = parsed.data
  if (status !== answer.status) return `says another status: ${told}`
  if (!(code === 'VALIDATION_FAILED' ? fieldSentence : sentence).test(detail))
    return `detail is not a sentence: ${told}`
  if (innards.test(detail)) return `detail tells what is inside: ${told}`
  if (!/^[A-Z_]+$/.test(code) || !title || !type || !requestId) return `incomplete: ${told}`
  if (code !== 'VALIDATION_FAILED') return undefined
  const named = field === undefined ? errors.length > 0 : errors.some(({ path }) => path.split('.')[0] === field)
  if (!named) return `does not say which field: ${told}`
  return undefined
}
