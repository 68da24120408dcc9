import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type PlatformProcess, processes } from '@storyright/platform'
import type { Fault, Hurt } from './fault.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
/** By how much the clock may be wrong; by less than the declared tolerance, so nobody may notice. */
const SKEWS = ['+30', '-30'] as const
/** Who signs, checks or dates by the clock. */
const skewable = ['identity', 'gateway', 'offers', 'membership']

const clockFile = (home: string, name: string) => path.join(home, 'clocks', name)

async function setClock(home: string, name: string, skew: string): Promise<void> {
  const file = clockFile(home, name)
  await writeFile(`${file}.new`, `${skew}\n`)
  await rename(`${file}.new`, file)
}

/** Whether clocks can be set wrong here; without it a sentence. */
export const clocksMissing = (): Promise<string | undefined> =>
  access(LIBRARY).then(
    () => undefined,
    () => 'there is no libfaketime here (Debian: apt-get install libfaketime)',
  )

/** Lets the clock of each process be set wrong while it runs; they begin right. */
export async function withClocks(home: string): Promise<(process_: PlatformProcess) => PlatformProcess> {
  await mkdir(path.join(home, 'clocks'), { recursive: true })
  for (const name of skewable) await setClock(home, name, '+0')
  return (process_) =>
    skewable.includes(process_.name)
      ? {
          ...process_,
          env: (installation) => ({
            ...process_.env?.(installation),
            LD_PRELOAD: LIBRARY,
            FAKETIME_TIMESTAMP_FILE: clockFile(home, process_.name),
            FAKETIME_CACHE_DURATION: '1',
            FAKETIME_DONT_FAKE_MONOTONIC: '1',
            FAKETIME_NO_CACHE: '0',
          }),
        }
      : process_
}

const skewed = (name: string, skew: (typeof SKEWS)[number]): Fault => ({
  name: `clock-${name}${skew}`,
  what: `the clock of ${name} is ${skew} s wrong`,
  seconds: 25,
  usableWithin: 20,
  agreesWithin: 90,
  unless: clocksMissing,
  async begin({ home }: Hurt) {
    await setClock(home, name, skew)
    return async () => {
      await setClock(home, name, '+0')
      return undefined
    }
  },
})

export const clockFaults: Fault[] = processes
  .filter(({ name }) => skewable.includes(name))
  .flatMap(({ name }) => SKEWS.map((skew) => skewed(name, skew)))
