import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ReadyAnswer, sendReady } from '../src/ready-answer.ts'
import { withVersion } from '../src/version.ts'

/** Asks as an account, of which nothing but its mark matters here. */
function ask(accountMark: string, answer: ReadyAnswer, ifNoneMatch?: string) {
  const sent = { status: 200, etag: '' }
  const reply = {
    header: (_name: string, etag: string) => Object.assign(sent, { etag }),
    code: (status: number) => ({ send: () => Object.assign(sent, { status }) }),
    type: () => undefined,
  } as unknown as FastifyReply
  sendReady({ accountMark, headers: { 'if-none-match': ifNoneMatch } } as unknown as FastifyRequest, reply, answer)
  return sent
}
const tagged = (method: string, accountMark: string) => {
  const tags: string[] = []
  const reply = { request: { method, accountMark }, header: (_name: string, tag: string) => tags.push(tag) }
  withVersion(reply as unknown as FastifyReply, 3, null)
  return tags[0]
}

describe('the tag of an answer', () => {
  const answer = { body: Buffer.from('{}'), etag: '"3.digest"' }

  it('is another for every account, and for nobody', () => {
    const tags = ['', 'one', 'other'].map((mark) => ask(mark, answer).etag)
    expect(tags).toEqual(['"3.digest"', '"3.digest.one"', '"3.digest.other"'])
    expect([tagged('GET', 'one'), tagged('GET', 'other'), tagged('GET', '')]).toEqual(['"3.one"', '"3.other"', '"3"'])
    expect(tagged('PUT', 'one')).toBe('"3"')
  })

  it('is known again by its own account alone, strong or weak', () => {
    for (const tag of ['"3.digest.one"', 'W/"3.digest.one"', '"x", W/"3.digest.one"', '*'])
      expect([tag, ask('one', answer, tag).status]).toEqual([tag, 304])
    expect(ask('other', answer, '"3.digest.one"').status).toBe(200)
    expect(ask('', answer, '"3.digest.one"').status).toBe(200)
  })
})
