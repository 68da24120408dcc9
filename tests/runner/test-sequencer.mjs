import TestSequencer from '@jest/test-sequencer'
import { place } from './test-order.ts'

/** Jest's own order within each place. */
export default class extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a.path) - place(b.path))
  }
}
