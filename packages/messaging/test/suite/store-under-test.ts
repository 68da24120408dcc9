import type { MessagingStore } from '../../src/index.ts'

export interface TitleRow {
  version: number
  title: string
  deleted: boolean
}

/** A store with a little data of its own beside the messages, as a service has. */
export interface StoreUnderTest<Tx> {
  messaging: MessagingStore<Tx>
  /** What another process opens the same store by. */
  address: string
  note(tx: Tx, list: string, value: string): Promise<void>
  notes(list: string): Promise<string[]>
  /** Keeps a title unless what is kept is as new; answers whether it was news. */
  keepTitle(tx: Tx, title: TitleRow & { id: string }): Promise<boolean>
  titles(): Promise<Record<string, TitleRow>>
  /** How many transactions wait for another one. */
  waiting(): Promise<number>
  counts(): Promise<{ unsent: number; sent: number; handled: number }>
  /** Forgets everything, as a database that was restored to its beginning. */
  restoreEmpty(): Promise<void>
  /** Fails as work does that the store is too slow for. */
  tooSlow(tx: Tx): Promise<void>
  /** Takes the store away from everybody until `restore`. */
  cutOff(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

/** How the suite comes by stores of one kind. */
export interface StoreKind<Tx> {
  name: string
  /** The module that exports this very value as `storeKind`, for child processes. */
  module: string
  make(name: string): Promise<StoreUnderTest<Tx>>
  open(address: string): StoreUnderTest<Tx>
}
