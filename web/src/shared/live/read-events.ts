/** One server-sent event, as far as our services use the format. */
export interface ServerEvent {
  id?: string
  data?: string
  /** When to come back once this is over, in milliseconds. */
  retry?: number
}

/** The events of a stream as they come; `onSign` is called for whatever arrives, a heartbeat too. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onSign()
    const blocks = (rest + piece.value).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) yield eventIn(block)
  }
}

function eventIn(block: string): ServerEvent {
  const event: ServerEvent = {}
  for (const line of block.split('\n')) {
    const [, name, value] = line.match(/^(id|data|retry): ?(.*)$/) ?? []
    if (name === 'id' || name === 'data') event[name] = value!
    if (name === 'retry' && Number(value) > 0) event.retry = Number(value)
  }
  return event
}
