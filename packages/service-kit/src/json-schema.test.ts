import { allCalls } from '@storyright/contracts/services'
import { z } from 'zod'
import { jsonSchemaOf } from './serve.ts'

describe('the schema of a reply', () => {
  it('writes a nullable simple type as one type list', () => {
    expect(jsonSchemaOf(z.string().nullable(), 'output')).toMatchObject({ type: ['string', 'null'] })
    expect(jsonSchemaOf(z.enum(['a']).nullable(), 'output')).toMatchObject({ enum: ['a', null] })
  })

  it('stands whole for every call: no references', () => {
    for (const call of allCalls)
      if (call.reply) expect(JSON.stringify(jsonSchemaOf(call.reply, 'output'))).not.toContain('$ref')
  })
})
