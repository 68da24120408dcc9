import { storeKind } from './mongodb-kind.ts'
import { messagingSuite } from './suite/messaging-suite.ts'

messagingSuite(storeKind)
