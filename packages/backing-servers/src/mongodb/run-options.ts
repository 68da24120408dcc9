/** How a server is run, whatever its make. */
export interface RunOptions {
  port: number
  folder: string
  /** Whether what it acknowledges has reached the disk. */
  durable: boolean
  /** Whether nobody is let in without a password. */
  guarded: boolean
}
