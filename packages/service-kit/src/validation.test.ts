import type { Refusal } from '@storyright/contracts/vocabulary'
import { z } from 'zod'
import { validate } from './serve.ts'

function faultOf(schema: z.ZodType, input: unknown): string {
  try {
    validate(schema, input)
    return 'accepted'
  } catch (error) {
    return (error as Refusal).errors![0]!.message
  }
}

describe('the sentences of validation', () => {
  it.each([
    [z.number().min(1), 0, 'This should be at least 1'],
    [z.number().max(5), 9, 'This should be at most 5'],
    [z.string().max(3), 'long', 'This should be at most 3 characters'],
    [z.array(z.string()).max(1), ['a', 'b'], 'This should be at most 1 entries'],
    [z.uuid(), 'x', 'This is not written as it should be'],
    [z.enum(['a', 'b']), 'c', 'This should be one of: a, b'],
    [z.string().min(1, 'Title is required'), '', 'Title is required'],
  ])('say what is wrong in plain words', (schema, input, says) => {
    expect(faultOf(schema, input)).toBe(says)
  })
})
