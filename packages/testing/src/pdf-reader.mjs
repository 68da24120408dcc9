import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'

const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)))
const { text: lines, totalPages: pages } = await extractText(pdf, { mergePages: true })
const text = lines.replace(/\s+/g, ' ')
const attached = [...((await pdf.getAttachments()) ?? new Map()).keys()]
const files = []
for (const name of attached) files.push({ name, text: Buffer.from(await pdf.getAttachmentContent(name)).toString() })
const { info } = await pdf.getMetadata()
console.log(
  JSON.stringify({
    text,
    pages,
    files,
    title: info.Title,
    language: info.Language,
    isTagged: (await pdf.getMarkInfo())?.Marked,
  }),
)
