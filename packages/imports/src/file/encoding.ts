/** The encoding of a file by its byte order mark, else by where its NUL bytes are, else by its XML declaration, else UTF-8. */
export function encodingOf(beginning: Buffer): string {
  const marked = marks.find(([mark]) => beginning.subarray(0, mark.length).equals(Buffer.from(mark)))
  return marked?.[1] ?? byNulBytes(beginning) ?? declared(beginning) ?? 'utf-8'
}

const marks: [mark: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** UTF-16 without a mark has a NUL in nearly every pair of bytes of English text, always on the same side. */
function byNulBytes(beginning: Buffer): string | undefined {
  const looked = beginning.subarray(0, 4096)
  if (looked.length < 4) return undefined
  const nuls = [0, 0]
  looked.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2]! += 1
  })
  const [even, odd] = nuls as [number, number]
  const half = looked.length / 2
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le'
  if (even > half * 0.6 && odd < half * 0.05) return 'utf-16be'
  return undefined
}

/** UTF-16 is not taken at its word: its bytes would have shown it. */
function declared(beginning: Buffer): string | undefined {
  const declaration = beginning.subarray(0, 200).toString('latin1').trimStart()
  const [, name] = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(declaration) ?? []
  if (!name) return undefined
  try {
    const { encoding } = new TextDecoder(name)
    return encoding.startsWith('utf-16') ? undefined : encoding
  } catch {
    return undefined
  }
}
