import { createRequire } from 'node:module'
import type { Config } from '@jest/types'

const require = createRequire(import.meta.url)
const { ModernFakeTimers } = require('@jest/fake-timers') as typeof import('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock') as typeof import('jest-mock')

/** The `jest` of one file, without what needs a module registry of its own; `restore` takes back what the file left. */
export function createJestObject(config: Config.ProjectConfig) {
  const mocker = new ModuleMocker(globalThis)
  // Not the global object itself: then the timers of Node's modules would be replaced too, which other code has kept for good.
  const timers = new ModernFakeTimers({ config, global: new Proxy(globalThis, {}) })
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    mocked: <Value>(value: Value) => value,
    isMockFunction: mocker.isMockFunction.bind(mocker),
    clearAllMocks: mocker.clearAllMocks.bind(mocker),
    resetAllMocks: mocker.resetAllMocks.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
    setTimeout: (ms: number) => Object.assign(globalThis, { [Symbol.for('TEST_TIMEOUT_SYMBOL')]: ms }),
    // Node's own code calls `process.nextTick`, which here is that of the test.
    useFakeTimers: (settings: { doNotFake?: string[] } = {}) =>
      timers.useFakeTimers({ ...settings, doNotFake: [...(settings.doNotFake ?? []), 'nextTick'] } as never),
    useRealTimers: () => timers.useRealTimers(),
    now: () => timers.now(),
    setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
    advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
    runAllTimers: () => timers.runAllTimers(),
    runOnlyPendingTimers: () => timers.runOnlyPendingTimers(),
    getTimerCount: () => timers.getTimerCount(),
  }
  const restore = () => {
    timers.useRealTimers()
    mocker.restoreAllMocks()
  }
  return { jest, restore }
}
