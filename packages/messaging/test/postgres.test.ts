import { storeKind } from './postgres-kind.ts'
import { messagingSuite } from './suite/messaging-suite.ts'

messagingSuite(storeKind)
