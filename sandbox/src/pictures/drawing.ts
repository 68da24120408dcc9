import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A picture that only the name decides: a ground, a band, and a frame. */
export function drawing(name: string, { width, height }: { width: number; height: number }): Buffer {
  const bytes = createHash('sha256').update(name).digest()
  const colour = (from: number, darkest: number) =>
    [0, 1, 2].map((place) => darkest + (bytes[from + place]! % 110)) as [number, number, number]
  const [ground, band, frame] = [colour(0, 20), colour(3, 120), colour(6, 90)]
  const top = Math.floor(height * (0.15 + (bytes[9]! / 255) * 0.4))
  const isBand = (y: number) => y >= top && y < top + height * 0.18
  const isFrame = (x: number, y: number) => x < 4 || y < 4 || x >= width - 4 || y >= height - 4
  return png(width, height, (x, y) => {
    if (isFrame(x, y)) return frame
    return isBand(y) ? band : ground
  })
}

type Colour = readonly [red: number, green: number, blue: number]

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** A PNG of true colours, each point from a function. */
function png(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8) // eight bits of each colour, no palette
  const rows = Buffer.alloc(height * (1 + width * 3)) // each row begins with its filter: none
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
