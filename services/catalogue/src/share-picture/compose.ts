import { createRequire } from 'node:module'
import { sharePictureSize } from '@storyright/contracts/http'
import { type Medium, mediumLabels } from '@storyright/contracts/vocabulary'
import { type CoverSubject, drawCover } from '@storyright/covers'
import { fit } from '@storyright/covers/drawing/fit'
import { wrap } from '@storyright/covers/drawing/wrap'
import { type OutlineFace, openOutlines } from '@storyright/paper/outlines'
import sharp, { type OutputInfo } from 'sharp'

/** What a share picture shows; whatever changes here changes its version. */
export interface ShareSubject extends CoverSubject {
  author: string
  genre: string | null
  medium: Medium
}

const { resolve } = createRequire(import.meta.url)
const fontsourceFiles = (family: string, subsets: readonly string[]) =>
  subsets.map((subset) => resolve(`@fontsource-variable/${family}/files/${family}-${subset}-standard-normal.woff2`))
const serif = fontsourceFiles('newsreader', ['latin', 'latin-ext', 'vietnamese'])
const sans = fontsourceFiles('instrument-sans', ['latin', 'latin-ext'])

/** The faces of a cover by the class of its text, as the web sets them (`cover.styles.ts`). */
const coverFaces: Record<string, OutlineFace> = {
  ct: { files: serif, axes: { wght: 420, opsz: 36 } },
  ca: { files: sans, axes: { wght: 500, wdth: 84 } },
  cs: { files: sans, axes: { wght: 500, wdth: 84 }, letterSpacing: 0.03 },
}
const titleFace: OutlineFace = { files: serif, axes: { wght: 420, opsz: 60 }, letterSpacing: -0.012 }
const nameFace: OutlineFace = { files: serif, axes: { wght: 500, opsz: 36 }, letterSpacing: -0.012 }
const textFace: OutlineFace = { files: sans, axes: { wght: 400, wdth: 100 } }

/** The light theme's tokens: a picture in somebody's timeline has no theme. */
const colours = { paper: '#f5f1e8', ink: '#1e1a16', ink2: '#50493f', line: '#d8cfbe', accent: '#6e1f2b' }

const cover = { left: 64, top: 63, width: 336, height: 504 }
const textLeft = 464
const textWidth = 672
/** Titles are fitted in a cover's units, which are this many pixels here. */
const unit = 1.75

/** Draws the picture; `coverFile` is the listing's own cover, without which its drawn one is shown. */
export async function composeSharePicture(subject: ShareSubject, coverFile?: string): Promise<Buffer> {
  const svg = await sheet(subject, { hasOwnCover: coverFile !== undefined })
  const drawn = sharp(Buffer.from(svg))
  if (coverFile === undefined) return small(await drawn.flatten().raw().toBuffer({ resolveWithObject: true }))
  const own = await sharp(coverFile).resize(cover.width, cover.height, { fit: 'cover' }).toBuffer()
  const composed = drawn.composite([{ input: own, left: cover.left, top: cover.top }])
  return small(await composed.flatten().raw().toBuffer({ resolveWithObject: true }))
}

/** The best quality that stays within the limit. */
async function small({ data, info }: { data: Buffer; info: OutputInfo }): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const quality of [88, 80, 70, 60, 45, 30]) {
    const jpeg = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (jpeg.length <= sharePictureSize.maximumBytes) return jpeg
  }
  return sharp(data, { raw }).jpeg({ quality: 10, mozjpeg: true }).toBuffer()
}

async function sheet(subject: ShareSubject, { hasOwnCover }: { hasOwnCover: boolean }): Promise<string> {
  const { title, author, genre, medium } = subject
  const set = fit(title, { width: textWidth / unit, height: 150, maxLines: 4, top: 52 })
  // The narrow cut's widths are known; the regular one is a fifth wider.
  const bylines = wrap(`by ${author}`, 32, textWidth / 1.2, 'sans')?.slice(0, 2) ?? [`by ${author}`]
  const about = genre ? `${mediumLabels[medium]}  ·  ${genre}` : mediumLabels[medium]
  const drawnCover = hasOwnCover ? '' : drawCover(subject, 'c')
  const outline = await openOutlines([...set.lines, ...bylines, about, 'Storyright', ...wordsIn(drawnCover)])
  const line = async (
    words: string,
    place: { x: number; y: number; size: number; fill: string },
    face: OutlineFace,
  ) => {
    const { svg, width } = await outline(words, place.size, face)
    // Only one long word of an author's name may still be too wide for its line.
    const squeeze = Math.min(1, textWidth / width)
    return `<g fill="${place.fill}" transform="translate(${place.x} ${place.y}) scale(${squeeze})">${svg}</g>`
  }
  const titleSize = set.size * unit
  const titleTop = 158
  const titleLines = set.lines.map((words, row) =>
    line(
      words,
      { x: textLeft, y: titleTop + titleSize * 0.76 + row * set.lead * unit, size: titleSize, fill: colours.ink },
      titleFace,
    ),
  )
  const under = titleTop + set.lines.length * set.lead * unit + 44
  const authorLines = bylines.map((words, row) =>
    line(words, { x: textLeft, y: under + row * 42, size: 32, fill: colours.ink2 }, textFace),
  )
  const { width, height } = sharePictureSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<svg x="${cover.left}" y="${cover.top}" width="${cover.width}" height="${cover.height}" viewBox="0 0 200 300">`,
    await withOutlines(drawnCover, outline),
    '</svg>',
    `<rect x="${cover.left - 0.5}" y="${cover.top - 0.5}" width="${cover.width + 1}" height="${cover.height + 1}" fill="none" stroke="#000" stroke-opacity=".22"/>`,
    `<g transform="translate(${textLeft} 64) scale(1.6)"><path d="M0 0h15v22l-7.5-5L0 22z" fill="${colours.accent}"/><path d="M3 0v19.9" stroke="${colours.paper}"/></g>`,
    await line('Storyright', { x: textLeft + 40, y: 94, size: 37, fill: colours.ink }, nameFace),
    ...(await Promise.all(titleLines)),
    ...(await Promise.all(authorLines)),
    `<rect x="${textLeft}" y="515" width="${textWidth}" height="1" fill="${colours.line}"/>`,
    await line(about, { x: textLeft, y: 561, size: 28, fill: colours.ink2 }, textFace),
    '</svg>',
  ].join('')
}

const texts = /<text fill="([^"]*)" class="([^"]*)" font-size="([^"]*)" text-anchor="([^"]*)">(.*?)<\/text>/gs
const lines = /<tspan x="([^"]*)" y="([^"]*)">(.*?)<\/tspan>/gs

const wordsIn = (drawing: string) => [...drawing.matchAll(lines)].map(([, , , words]) => unescaped(words!))

/** A drawn cover with its text as outlines. */
async function withOutlines(drawing: string, outline: Awaited<ReturnType<typeof openOutlines>>): Promise<string> {
  const drawn: string[] = []
  for (const [, fill, face, size, anchor, spans] of drawing.matchAll(texts)) {
    let group = ''
    for (const [, x, y, words] of spans!.matchAll(lines)) {
      const { svg, width } = await outline(unescaped(words!), Number(size), coverFaces[face!]!)
      const left = Number(x) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
      group += `<g transform="translate(${left} ${y})">${svg}</g>`
    }
    drawn.push(`<g fill="${fill}">${group}</g>`)
  }
  return drawing.replace(texts, () => drawn.shift()!)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name]!)
