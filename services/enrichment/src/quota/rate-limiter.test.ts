import { backOffMs } from './rate-limiter.ts'

it.each([
  [0, 1_000],
  [1, 2_000],
  [4, 16_000],
  [5, 30_000],
  [5_000, 30_000],
])('after %i failures before a provider is left alone for %i ms', (failures, expected) =>
  expect(backOffMs(failures)).toBe(expected),
)
