import { type ProcessLimits, programNamed, runLimited } from '@storyright/service-kit'
import { BROKEN, DECODING } from './picture-limits.ts'

interface DecodeApartInput {
  file: string
  kind: string
  /** Where the picture is written. */
  out: string
}

type Decoded = 'decoded' | 'broken' | 'too much'

/** Decodes a picture in a process of its own (`decode.ts`), with limits. */
export async function decodeApart(
  { file, kind, out }: DecodeApartInput,
  limits: ProcessLimits = DECODING,
): Promise<Decoded> {
  const program = programNamed('decode', new URL('../decode.ts', import.meta.url))
  const end = await runLimited({ program, args: [file, kind, out] }, limits)
  if (end === 'too much') return end
  if (end.code === BROKEN) return 'broken'
  if (end.code !== 0) throw new Error(`Decoding a picture ended with ${end.code}: ${end.errors}`)
  return 'decoded'
}
