import { newPassword } from '../fields.ts'
import { passwordTooPlain } from './credentials.ts'

const messagesOf = (typed: string) => newPassword.safeParse(typed).error?.issues.map(({ message }) => message) ?? []

describe('a new password', () => {
  it.each([
    ' '.repeat(8),
    '\u00a0'.repeat(8),
    '\u3000'.repeat(12),
    '\t'.repeat(9),
    ' \u2003\u00a0'.repeat(4),
    '\u200b'.repeat(8),
    '\u0301'.repeat(8),
    'aaaaaaaa',
    'aAaAaAaA',
    'áàâãäåaa',
    '        a',
    'a a a a a a',
    '--------',
    '––––----',
    '00000000',
    '😀😀😀😀😀😀😀😀',
    '山山山山山山山山',
  ])('is not blanks or one character repeated: %j', (typed) => expect(messagesOf(typed)).toEqual([passwordTooPlain]))

  it.each(['aaaaaaab', 'two words', '😀😀😀😀😎😎😎😎', '  a    b  ', 'пароль-пароль'])('may be %j', (typed) =>
    expect(messagesOf(typed)).toEqual([]),
  )
})
