import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Runs a program with its output in a log file; when it fails, the end of that log is the error. */
export function runStep(root, name, command, args, options = {}) {
  const folder = path.resolve(root, process.env.STORYRIGHT_HOME ?? '.storyright', 'logs')
  mkdirSync(folder, { recursive: true })
  const log = path.join(folder, `${name}.log`)
  const file = openSync(log, 'w')
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', file, file], ...options })
    closeSync(file)
    const stop = (signal) => {
      child.kill(signal)
      process.exit(1)
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
    child.once('error', (error) => reject(new Error(`${command} could not be run: ${error.message}`)))
    child.once('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, stop)
      if (code === 0) return resolve()
      const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
      reject(new Error(`${path.basename(command)} ${args[0]} failed; the end of ${log} says:\n${tail}`))
    })
  })
}
