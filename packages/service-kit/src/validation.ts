import { beginningOf, type FieldError, refusals } from '@storyright/contracts/vocabulary'
import type { z } from 'zod'

const expected: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const units: Record<string, string> = { string: ' characters', array: ' entries' }

/** Sentences for the faults that no schema words itself. */
const errorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? 'This is required'
      : `This should be ${expected[issue.expected] ?? issue.expected}`
  if (issue.code === 'unrecognized_keys') return `Not known here: ${beginningOf(issue.keys.join(', '), 200)}`
  if (issue.code === 'invalid_value') return `This should be one of: ${issue.values.join(', ')}`
  if (issue.code === 'too_small') return `This should be at least ${issue.minimum}${units[issue.origin] ?? ''}`
  if (issue.code === 'too_big') return `This should be at most ${issue.maximum}${units[issue.origin] ?? ''}`
  if (issue.code === 'not_multiple_of') return `This should be a multiple of ${issue.divisor}`
  if (issue.code === 'invalid_format') return 'This is not written as it should be'
  if (issue.code === 'invalid_union') return 'This is not one of the accepted forms'
  return undefined
}

/** Parses what came in, or throws a 400 that names every field at fault. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: errorMap })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues
    .slice(0, 50)
    .map((issue): FieldError => ({ path: beginningOf(issue.path.map(String).join('.'), 200), message: issue.message }))
  throw refusals.validationFailed({ message: summary(errors), errors })
}

function summary([first]: FieldError[]): string | undefined {
  if (!first) return undefined
  const isSentenceOfItsOwn = !/^(This|Not known|At most|Contains)/.test(first.message)
  return isSentenceOfItsOwn || !first.path ? first.message : `${first.path}: ${first.message}`
}
