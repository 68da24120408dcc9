import { createPasswords } from '../src/secrets/password.ts'

const passwords = createPasswords()

describe('a password', () => {
  it('is kept as argon2id with a salt of its own', async () => {
    const [one, other] = [await passwords.hash('Storyright1!'), await passwords.hash('Storyright1!')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  it('is known again, however its letters were encoded', async () => {
    const hash = await passwords.hash('caf\u00e9 society')
    expect(await passwords.verify('cafe\u0301 society', hash)).toBe(true)
    expect(await passwords.verify('cafe society', hash)).toBe(false)
  })

  it('is never right without a hash', async () => {
    expect(await passwords.verify('', null)).toBe(false)
    expect(await passwords.verify('anything', null)).toBe(false)
  })
})
