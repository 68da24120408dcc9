/** The process ended here: nothing of it runs any more, as after a kill. */
export class Killed extends Error {
  override name = 'Killed'
}

export interface Life {
  /** The checkpoint, counted from the first, at which it is killed. */
  killAt?: number | null
  /** What happens at each checkpoint before it goes on. */
  checkpoint?: (place: string) => void | Promise<void>
}

export type Mortal = ReturnType<typeof mortal>

/**
 * One life of a process. Once it is killed, whatever it still asks of what it was given through `whileAlive` fails, and a
 * transaction that it has open is rolled back: code that goes on after catching the kill gets nowhere.
 */
export function mortal({ killAt = null, checkpoint = () => undefined }: Life = {}) {
  let passed = 0
  let isDead = false
  const mustLive = () => {
    if (isDead) throw new Killed()
  }
  return {
    whileAlive: <Thing extends object>(thing: Thing): Thing =>
      new Proxy(thing, {
        get(target, name) {
          mustLive()
          const part = Reflect.get(target, name)
          return typeof part === 'function' ? part.bind(target) : part
        },
      }),
    transaction:
      <Tx>(transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>) =>
      async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
        mustLive()
        return transaction(async (tx) => {
          const result = await work(tx)
          mustLive()
          return result
        })
      },
    async checkpoint(place: string): Promise<void> {
      mustLive()
      isDead = killAt !== null && passed++ === killAt
      mustLive()
      await checkpoint(place)
      mustLive()
    },
  }
}
