import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What we call of HarfBuzz's program for cutting fonts. */
interface Subsetter {
  memory: { buffer: ArrayBuffer }
  _initialize(): void
  malloc(size: number): number
  free(place: number): void
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_blob_destroy(blob: number): void
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_face_destroy(face: number): void
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, which: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_input_pin_all_axes_to_default(input: number, face: number): number
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, value: number): number
  hb_subset_or_fail(face: number, input: number): number
  hb_subset_input_destroy(input: number): void
}

const NO_HINTING = 0x1
const RETAIN_GIDS = 0x2
const NO_LAYOUT_CLOSURE = 0x200
const DROP_TABLES = 3
const LAYOUT_FEATURES = 6
const tag = (name: string): number => [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
/** What a PDF needs of a font are its outlines and their widths: the PDF itself maps glyphs to letters. */
const unneeded = [
  'GSUB',
  'GPOS',
  'GDEF',
  'BASE',
  'STAT',
  'DSIG',
  'name',
  'cmap',
  'post',
  'OS/2',
  'gasp',
  'vhea',
  'vmtx',
  'VORG',
]

/** Node has it; its types have it only for browsers. */
const { Module, Instance } = (
  globalThis as unknown as {
    WebAssembly: {
      Module: new (program: Uint8Array) => object
      Instance: new (program: object) => { exports: unknown }
    }
  }
).WebAssembly

let program: object | undefined

/** An instance of its own for each document: its memory is given back with it. */
export function openSubsetter(): Subsetter {
  const { resolve } = createRequire(import.meta.url)
  program ??= new Module(readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
  const subsetter = new Instance(program).exports as Subsetter
  subsetter._initialize()
  return subsetter
}

/** A font of these glyphs alone, with their numbers as they were, in one weight. */
export function cutFont(hb: Subsetter, font: Uint8Array, glyphs: Iterable<number>, weight: number): Buffer {
  const place = hb.malloc(font.byteLength)
  new Uint8Array(hb.memory.buffer).set(font, place)
  const blob = hb.hb_blob_create(place, font.byteLength, 2, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
  hb.hb_set_clear(hb.hb_subset_input_set(input, LAYOUT_FEATURES))
  for (const table of unneeded) hb.hb_set_add(hb.hb_subset_input_set(input, DROP_TABLES), tag(table))
  hb.hb_subset_input_set_flags(input, NO_HINTING | RETAIN_GIDS | NO_LAYOUT_CLOSURE)
  hb.hb_subset_input_pin_all_axes_to_default(input, face)
  hb.hb_subset_input_pin_axis_location(input, face, tag('wght'), weight)
  const cut = hb.hb_subset_or_fail(face, input)
  if (!cut) throw new Error('A font could not be cut down to the letters of a document.')
  const result = hb.hb_face_reference_blob(cut)
  const from = hb.hb_blob_get_data(result, 0)
  const content = Buffer.from(hb.memory.buffer.slice(from, from + hb.hb_blob_get_length(result)))
  hb.hb_blob_destroy(result)
  hb.hb_face_destroy(cut)
  hb.hb_subset_input_destroy(input)
  hb.hb_face_destroy(face)
  hb.hb_blob_destroy(blob)
  hb.free(place)
  return content
}
