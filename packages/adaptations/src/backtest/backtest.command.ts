import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { printBacktest } from './print-backtest.ts'
import { runBacktest } from './run-backtest.ts'

const result = runBacktest()
writeFileSync(path.join(import.meta.dirname, '../backtest-result.json'), `${JSON.stringify(result, null, 2)}\n`)
console.log(printBacktest(result))
