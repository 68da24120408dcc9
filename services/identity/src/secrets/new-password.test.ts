import { readFileSync } from 'node:fs'
import path from 'node:path'
import { limits } from '@storyright/contracts/vocabulary'
import { demoAccounts, demoPassword } from '@storyright/demo'
import { requireStrongPassword } from './new-password.ts'

const nobody = { firstName: '', lastName: '', username: null, email: null }
const rosa = { firstName: 'Rosa', lastName: 'Fenn-Ávila', username: 'mr_fox12', email: 'ink.well+film@storyright.test' }

function faultOf(password: string, known: Parameters<typeof requireStrongPassword>[2] = rosa): string {
  try {
    requireStrongPassword('password', password, known)
    return 'accepted'
  } catch (refusal) {
    const { status, message, errors } = refusal as { status: number; message: string; errors: object[] }
    expect([status, errors]).toEqual([400, [{ path: 'password', message }]])
    return message
  }
}

describe('a new password', () => {
  it.each(['password1', 'PassWord1', 'qwertyuiop', '1234567890', 'ｓｕｎｓｈｉｎｅ'])(
    'is not one of the most common ones, however it is written: %s',
    (password) =>
      expect(faultOf(password)).toBe('This password is one of the most common ones. Please choose another.'),
  )

  it.each([
    ['a first name', 'iamROSA!2026', 'your name'],
    ['a last name', 'xx-fenn-avila', 'your name'],
    ['a word of a last name', 'with-ÁVILA-9', 'your name'],
    ['two names in one word', 'RosaFenn2026', 'your name'],
    ['a username', 'the-mr_fox12', 'your username'],
    ['a username without its marks', 'mrfox12-mrfox12', 'your username'],
    ['a part of an address', 'my inkwell 77', 'your email address'],
    ['a word of an address', 'a well in Kent', 'your email address'],
  ])('does not contain %s', (_what, password, what) => expect(faultOf(password)).toContain(what))

  it('may contain parts that are shorter than four letters, and the domain of the address', () => {
    expect(faultOf('storyright-ink-fox')).toBe('accepted')
    expect(faultOf('annlee and me', { ...nobody, firstName: 'Ann', lastName: 'Lee' })).toContain('your name')
    expect(faultOf('ann and me too', { ...nobody, firstName: 'Ann', lastName: 'Lee' })).toBe('accepted')
    expect(faultOf('a good password', nobody)).toBe('accepted')
  })

  it('may be that of the demo', () => {
    for (const account of demoAccounts) expect([account.email, faultOf(demoPassword, account)]).toContain('accepted')
  })
})

describe('the list of common passwords', () => {
  const list = readFileSync(path.join(import.meta.dirname, '../../data/common-passwords.txt'), 'utf8')
    .trim()
    .split('\n')

  it('has ten thousand that are long enough, each once', () => {
    expect(new Set(list).size).toBe(10_000)
    expect(list.filter((password) => password.length < limits.passwordMinimum)).toEqual([])
  })
})
