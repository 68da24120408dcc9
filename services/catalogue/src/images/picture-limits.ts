/** What is kept of a picture, and what may be sent. */
export const LONGEST_SIDE = 1_600
export const MOST_PIXELS = 40_000_000
export const QUALITY = 82

/** Cameras and programs make ten passes or so. */
export const MOST_SCANS = 24
/** Pixels that all passes go over together. */
export const MOST_SCANNED = 400_000_000
export const MOST_FRAMES = 60
export const MOST_CHUNKS = 10_000

/** Of the process that decodes one picture. */
export const DECODING = {
  processorSeconds: 10,
  memoryBytes: 1_024 ** 3,
  /** On a machine that is busy with other things. */
  wallSeconds: 60,
} as const
/** Its exit code where the picture cannot be decoded. */
export const BROKEN = 3
