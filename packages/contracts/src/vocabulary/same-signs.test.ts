import { nameKey } from './visible-text.ts'

describe('a name as it is compared', () => {
  it.each([
    ['O’Brien', "O'Brien"],
    ['O‘Brien', "o'brien"],
    ['Oʼbrien', "O'Brien"],
    ['Oʻbrien', "O'Brien"],
    ['O´Brien', "O'Brien"],
    ['O`Brien', "O'Brien"],
    ['O´Brien'.normalize('NFKC'), 'O´Brien'],
    ['O′Brien', "O'Brien"],
    ['O＇Brien', "O'Brien"],
    ['Fenn–Ávila', 'Fenn-Ávila'],
    ['Fenn‐Ávila', 'Fenn-Ávila'],
    ['Fenn‑Ávila', 'Fenn-Ávila'],
    ['Fenn — Ávila', 'fenn-a\u0301vila'],
    ['Fenn−Ávila', 'Fenn-Ávila'],
    ['Rosa\u00ad\u200bFenn', 'RosaFenn'],
    ['Rosa\u00a0 Fenn ', 'rosa fenn'],
    ['ΝΊΚΟΣ ΠΑΠΠΆΣ', 'Νίκος Παππάς'],
    ['Ｒｏｓａ', 'rosa'],
  ])('is one: %j and %j', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))

  it.each([
    ['O’Brien', 'OBrien'],
    ['Ávila', 'Avila'],
    ['Anne-Marie', 'Anne Marie'],
    ['Rosa Fenn', 'Rosa Fen'],
  ])('is two: %j and %j', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)))
})
