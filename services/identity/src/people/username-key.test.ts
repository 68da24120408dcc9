import { demoAccounts } from '@storyright/demo'
import { lookalikeKey, usernameKey } from './username-key.ts'

describe('what a username is known by', () => {
  it.each([
    ['Eleanor.Vane', 'eleanor.vane'],
    ['ＥＬＥＡＮＯＲ', 'eleanor'],
    ['\u0430\u0440\u0440\u04cf\u0435', 'apple'],
    ['\u03bf\u03c1\u03bf', 'opo'],
    ['ZOE\u0308', 'zoë'],
    ['ann_1', 'ann_1'],
    ['김작가', '김작가'],
  ])('%s is %s', (username, key) => expect(usernameKey(username)).toBe(key))
})

describe('a username that looks like another', () => {
  const looksLike = (one: string, other: string) => lookalikeKey(one) === lookalikeKey(other)

  it.each([
    ['ada.whitlock', 'ada.whitIock'],
    ['ada.whitlock', 'ADA.WHITIOCK'],
    ['ada.whitlock', 'ADA.WHlTLOCK'],
    ['ada.whitlock', 'ada.wh\u0456tlock'],
    ['ada.whitlock', 'ada.whit1ock'],
    ['ada.whitlock', 'ada.whit\u01c0ock'],
    ['ada.whitlock', '\u0251da.whitlock'],
    ['ada.whitlock', 'áda.whitlöck'],
    ['ada.whitlock', 'ada\u2024whitlock'],
    ['ada.whitlock', 'ada.whit\u00adlock'],
    ['ada.whitlock', '𝒶𝒹𝒶.𝓌𝒽𝒾𝓉𝓁𝑜𝒸𝓀'],
    ['morgan', 'rnorgan'],
    ['bob', 'b0b'],
    ['una-vale', 'una\u2010vale'],
    ['ΑΡΟΛΛΟ', 'APOΛΛO'],
  ])('%s and %s', (one, other) => expect(looksLike(one, other)).toBe(true))

  it.each([
    ['ada.whitlock', 'ada.whitlocke'],
    ['ann_1', 'ann_2'],
    ['김작가', '김작기'],
    ['una.vale', 'unavale'],
  ])('is not %s beside %s', (one, other) => expect(looksLike(one, other)).toBe(false))

  it('stands in the demo once', () => {
    const keys = demoAccounts.map(({ username }) => lookalikeKey(username))
    expect(keys).toHaveLength(new Set(keys).size)
  })
})
