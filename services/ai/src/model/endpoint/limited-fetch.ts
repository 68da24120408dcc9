const MOST_BYTES = 1024 * 1024

/** Fetches, but reads no answer that is longer than any model's. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > MOST_BYTES) controller.error(new Error('The answer is too long'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted), response)
}
