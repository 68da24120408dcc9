/** Whatever spends longest waiting comes first, so that a fast file, and not a slow one, is what the last worker ends with. */
const ORDER = ['/tests/platform/', '/test/', '/tests/contracts/', '/web/']

/** Lower comes earlier. Jest alone goes by a file's size on its first run, and the slowest files are not the largest. */
export function place(file: string): number {
  const found = ORDER.findIndex((part) => file.includes(part))
  return found < 0 ? ORDER.length : found
}
