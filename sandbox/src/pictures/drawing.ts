import { createHash } from 'node:crypto'
import { png } from './png.ts'

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
