/** A stream of server-sent events as the gateway answers it, which a test writes. */
export function openStream() {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: (its) => {
      controller = its
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: (text: string) => controller.enqueue(encoder.encode(text)),
    news: (
      unread: number,
      latestId: string | null,
      { offers = 0, imports = 0, latestAt = null as string | null } = {},
    ) =>
      controller.enqueue(
        encoder.encode(
          `id: ${unread}.${latestId}.${latestAt}.${offers}.${imports}\ndata: ${JSON.stringify({ unread, latestId, latestAt, offers, imports })}\n\n`,
        ),
      ),
    end: () => controller.close(),
    break: () => controller.error(new TypeError('network error')),
  }
}
