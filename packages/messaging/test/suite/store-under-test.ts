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
  findTitle(tx: Tx, id: string): Promise<TitleRow | undefined>
  saveTitle(tx: Tx, id: string, row: TitleRow): Promise<void>
  titles(): Promise<Record<string, TitleRow>>
  counts(): Promise<{ unsent: number; sent: number; handled: number }>
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
