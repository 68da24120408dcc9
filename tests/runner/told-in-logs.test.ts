import { toldIn } from './told-in-logs.ts'

const given = { emails: ['ada@example.org'], names: ['Ada Whitlock'], secrets: ['Lantern-Street-9'] }

describe('what a log may not tell', () => {
  it.each([
    ['an e-mail address', '{"msg":"sent to ada@example.org"}'],
    ['an e-mail address', '{"to":"somebody.else@journeys.test"}'],
    ['a name', '{"msg":"Ada Whitlock made an offer"}'],
    ['a secret', '{"body":"Lantern-Street-9"}'],
    ['a card number', '{"card":"4242 4242 4242 4242"}'],
    ['a link’s token', '{"url":"/reset-password?token=0123456789abcdef0123"}'],
    ['a signed token', '{"is":"eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlLW9m"}'],
  ])('is %s', (what, line) => {
    expect(toldIn(`{"msg":"ready"}\n${line}\n`, given)).toEqual([`${what}: ${line}`])
  })

  it.each([
    '{"id":"0198b8a1-6c1e-7d5f-8a55-4242aa4242bb","time":1764000000000,"at":"nats://offers@127.0.0.1:4222"}',
    '{"personId":"49341929-3093-4901-9d8d-38d86cc69933"}',
    '{"personId":"9d8d38d8-6cc6-4934-4901-934192930934"}',
  ])('is nothing of ids, times and the addresses of our own servers: %s', (line) => {
    expect(toldIn(line, given)).toEqual([])
  })
})
