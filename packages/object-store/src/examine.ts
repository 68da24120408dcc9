import { examineNow } from './examine-now.ts'
import type { FileKind } from './file-kind.ts'

/** Reads one file and says what it is, in a process of its own that `examineFile` ends when it takes too much. */
const [file = '', kind] = process.argv.slice(2)
process.send!(await examineNow(file, kind as FileKind))
process.disconnect()
