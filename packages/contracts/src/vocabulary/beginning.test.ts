import { beginningOf } from './fold.ts'

it.each([
  ['abc', 2, 'ab'],
  ['abc', 9, 'abc'],
  ['𠀀𠀀', 2, '𠀀'],
  ['𠀀𠀀', 3, '𠀀'],
  ['𠀀𠀀', 1, ''],
])('the beginning of %j, %i long at most, is %j', (text, most, beginning) =>
  expect(beginningOf(text, most)).toBe(beginning),
)
