import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The newest records of a kind, oldest first, in memory and on disk. */
export interface KeptList<Item> {
  all(): readonly Item[]
  find(id: string): Item | undefined
  add(item: Item): void
  /** Returns whether there was one. */
  remove(id: string): boolean
  clear(): void
}

interface Limits {
  items: number
  bytes: number
}

interface Line<Item> {
  item: Item
  text: string
}

/**
 * Keeps a list in a file of JSON lines. An item is on disk when `add` returns. The file grows to twice the limits before
 * it is rewritten, so that adding stays one append.
 */
export function openKeptList<Item extends { id: string }>(file: string, limits: Limits): KeptList<Item> {
  mkdirSync(path.dirname(file), { recursive: true })
  let lines = readLines<Item>(file)
  let bytes = sizeOf(lines)
  let written = { items: 0, bytes: 0 }

  const rewrite = () => {
    writeFileSync(`${file}.new`, lines.map((line) => line.text).join(''), { mode: 0o600 })
    renameSync(`${file}.new`, file)
    written = { items: lines.length, bytes }
  }
  const forgetOldest = () => {
    while (lines.length > limits.items || (bytes > limits.bytes && lines.length > 1))
      bytes -= lines.shift()!.text.length
  }
  forgetOldest()
  rewrite()

  return {
    all: () => lines.map((line) => line.item),
    find: (id) => lines.find((line) => line.item.id === id)?.item,
    add(item) {
      const text = `${JSON.stringify(item)}\n`
      appendFileSync(file, text)
      lines.push({ item, text })
      bytes += text.length
      written = { items: written.items + 1, bytes: written.bytes + text.length }
      forgetOldest()
      if (written.items > 2 * limits.items || written.bytes > 2 * limits.bytes) rewrite()
    },
    remove(id) {
      const kept = lines.filter((line) => line.item.id !== id)
      if (kept.length === lines.length) return false
      lines = kept
      bytes = sizeOf(lines)
      rewrite()
      return true
    },
    clear() {
      lines = []
      bytes = 0
      rewrite()
    },
  }
}

function readLines<Item>(file: string): Line<Item>[] {
  if (!existsSync(file)) return []
  const texts = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return texts.flatMap((text) => {
    try {
      return [{ item: JSON.parse(text) as Item, text: `${text}\n` }]
    } catch {
      return [] // a process that was killed while writing leaves half a line
    }
  })
}

const sizeOf = (lines: { text: string }[]) => lines.reduce((sum, line) => sum + line.text.length, 0)
