import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Programs installed once for all homes; nothing else here is shared with a running platform. */
export const sharedWheels = path.resolve(import.meta.dirname, '../../../.storyright/wheels')

/** A new folder for servers that live as long as one test file. */
export const makeHome = () => mkdtemp(path.join(tmpdir(), 'storyright-test-'))
