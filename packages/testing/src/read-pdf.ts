import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

export interface PdfContent {
  text: string
  pages: number
  files: { name: string; text: string }[]
  title: string
  language: string
  isTagged: boolean
}

/** What a reader of PDFs finds in one. It is an ES module only, so it runs as a program of its own. */
export async function readPdf(pdf: Buffer): Promise<PdfContent> {
  const reader = spawn(process.execPath, [path.join(import.meta.dirname, 'pdf-reader.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  reader.stdin.end(pdf)
  return JSON.parse(await text(reader.stdout)) as PdfContent
}
