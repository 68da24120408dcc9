/** A file that cannot be an import: it is of no kind that we read, too large, or looked right and cannot be read. */
export class UnreadableImport extends Error {
  readonly status: 413 | 415 | 'failed'
  /** `message` is the sentence for whoever sent the file. */
  constructor(status: 413 | 415 | 'failed', message: string) {
    super(message)
    this.name = 'UnreadableImport'
    this.status = status
  }
}
