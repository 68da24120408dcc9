import { usernameKey } from './username-key.ts'

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
