/** A key for a request: 128 random bits. `randomUUID` is there in secure contexts only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
