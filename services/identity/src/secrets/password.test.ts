import { hashPassword, verifyPassword } from './password.ts'

describe('a password', () => {
  it('is kept as argon2id with a salt of its own', async () => {
    const [one, other] = [await hashPassword('Storyright1!'), await hashPassword('Storyright1!')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  it('is known again, however its letters were encoded', async () => {
    const hash = await hashPassword('caf\u00e9 society')
    expect(await verifyPassword('cafe\u0301 society', hash)).toBe(true)
    expect(await verifyPassword('cafe society', hash)).toBe(false)
  })

  it('is never right without a hash', async () => {
    expect(await verifyPassword('', null)).toBe(false)
    expect(await verifyPassword('anything', null)).toBe(false)
  })
})
