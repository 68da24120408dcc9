import { importLimits } from '@storyright/contracts/vocabulary'

/** One record of a message as it stands in the file; `fault` where it cannot be read at all. */
export interface CutRecord {
  xml: string
  line: number
  column: number
  fault: 'unclosed' | 'too_large' | null
}

const record = /<(\/?)(?:[\w.-]+:)?[Pp]roduct(?=[\s/>])/y
const anyRecord = /<\/?(?:[\w.-]+:)?[Pp]roduct(?=[\s/>])/g
const endOfMessage = /<\/(?:[\w.-]+:)?ONIX[Mm]essage(?=[\s>])/y

/** Longer than any tag's name with its prefix: what ends nearer to the end of the text waits for more of it. */
const TAG = 80
const LONGEST_TAG = 16 * 1024
const NO_TAG = Number.MAX_SAFE_INTEGER

/**
 * Cuts the text of a message into its records without parsing them, so that a broken one does not spoil the others. It knows comments,
 * CDATA and processing instructions, and keeps no more than one record.
 */
export function createCutter() {
  let text = ''
  /** Where the scan has come to in `text`. */
  let at = 0
  /** Where the open record begins, or -1. */
  let start = -1
  /** What ends what the scan is in: a comment, CDATA; null in the message itself. */
  let until: string | null = null
  /** A record was too large: whatever opens or closes the next counts, wherever it stands. */
  let isLost = false
  let isWhole = false
  let line = 1
  let column = 1
  let found: CutRecord[] = []

  /** Forgets the text before `index`. */
  function drop(index: number) {
    for (let from = 0; ; ) {
      const next = text.indexOf('\n', from)
      if (next < 0 || next >= index) {
        column += index - from
        break
      }
      line += 1
      column = 1
      from = next + 1
    }
    text = text.slice(index)
    at -= index
    if (start >= 0) start -= index
  }

  function take(length: number, fault: CutRecord['fault']) {
    drop(start)
    const isTooLarge = length > importLimits.recordBytes
    found.push({ xml: isTooLarge ? '' : text.slice(0, length), line, column, fault: isTooLarge ? 'too_large' : fault })
    start = -1
  }

  /** Reads one piece of markup at `at`; false where it needs more text. */
  function step(isLast: boolean): boolean {
    if (isLost) return resume()
    if (until !== null) {
      const end = text.indexOf(until, at)
      if (end < 0) {
        at = Math.max(at, text.length - until.length + 1)
        return false
      }
      at = end + until.length
      until = null
      return true
    }
    const next = text.indexOf('<', at)
    at = next < 0 ? text.length : next
    if (next < 0 || (!isLast && text.length - at < TAG)) return false
    const mark = marks.find(([begin]) => text.startsWith(begin, at))
    if (mark) {
      at += mark[0].length
      until = mark[1]
      return true
    }
    record.lastIndex = at
    const tag = record.exec(text)
    if (tag) return tag[1] === '' ? opened() : closed()
    endOfMessage.lastIndex = at
    if (start < 0 && endOfMessage.test(text)) isWhole = true
    at += 1
    return true
  }

  /** -1 where more text is needed. What does not end for long is no tag. */
  function endOfTag(): number {
    const end = text.indexOf('>', at)
    if (end >= 0 || text.length - at < LONGEST_TAG) return end
    at += 1
    return NO_TAG
  }

  function opened(): boolean {
    const end = endOfTag()
    if (end < 0) return false
    if (end === NO_TAG) return true
    if (start >= 0) {
      take(at - start, 'unclosed')
      return true
    }
    start = at
    at = end + 1
    if (text[end - 1] === '/') take(at - start, null)
    return true
  }

  function closed(): boolean {
    const end = endOfTag()
    if (end < 0) return false
    if (end === NO_TAG) return true
    at = end + 1
    if (start >= 0) take(at - start, null)
    return true
  }

  function resume(): boolean {
    anyRecord.lastIndex = at
    const tag = anyRecord.exec(text)
    if (!tag) {
      at = Math.max(at, text.length - TAG)
      return false
    }
    at = tag.index + (tag[0].startsWith('</') ? tag[0].length : 0)
    isLost = false
    return true
  }

  function scan(isLast: boolean): CutRecord[] {
    found = []
    for (;;) {
      while (step(isLast)) {
        // each step reads one piece
      }
      if (start < 0 || text.length - start <= importLimits.recordBytes) break
      take(0, 'too_large')
      at = 1
      until = null
      isLost = true
    }
    drop(start >= 0 ? start : Math.min(at, text.length))
    return found
  }

  return {
    push(chunk: string): CutRecord[] {
      text += chunk
      return scan(false)
    },
    /** What is left; `isWhole` unless the file ends before its message does. */
    end(): { records: CutRecord[]; isWhole: boolean } {
      const records = scan(true)
      return { records, isWhole: isWhole && start < 0 }
    },
  }
}

const marks: [begin: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]
