import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 300

/** Does the work while no other process does such work in the same folder: two npm at once would spoil what both install. */
export async function alone(root, progress, work) {
  const folder = path.join(root, 'node_modules')
  const file = path.join(folder, '.storyright-installing')
  mkdirSync(folder, { recursive: true })
  if (!taken(file)) await progress.step('Waiting for another process that installs here', () => untilTaken(file))
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

async function untilTaken(file) {
  while (!taken(file)) await pause(EVERY_MS)
}

/** Whether the file is now this process's: it was not there, or whoever had it has ended. */
function taken(file) {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!runs(readFileSync(file, 'utf8'))) rmSync(file, { force: true })
  return false
}

function runs(pid) {
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
