// Advance widths per 1000 em of the two faces, from the space to the tilde: text is fitted without a page to measure on.
// biome-ignore format: two tables of figures
const serif = [
  223, 261, 349, 576, 576, 786, 721, 190, 274, 274, 416, 525, 236, 338, 228, 392, 576, 576, 576, 576, 576, 576, 576,
  576, 576, 576, 254, 267, 525, 525, 525, 440, 886, 710, 646, 699, 762, 644, 592, 748, 803, 340, 422, 735, 604, 988,
  761, 778, 614, 778, 658, 550, 680, 766, 690, 976, 714, 684, 636, 308, 392, 308, 525, 410, 500, 465, 548, 439, 558,
  462, 343, 492, 560, 276, 248, 542, 266, 832, 570, 530, 564, 547, 394, 382, 344, 541, 526, 748, 514, 524, 436, 303,
  234, 303, 525,
]
// biome-ignore format: two tables of figures
const sans = [
  155, 253, 390, 525, 468, 653, 610, 214, 370, 370, 396, 541, 236, 385, 236, 316, 516, 334, 442, 458, 465, 467, 485,
  430, 472, 486, 236, 236, 541, 541, 541, 440, 782, 520, 489, 533, 560, 459, 426, 548, 550, 231, 329, 528, 422, 728,
  554, 571, 492, 576, 492, 472, 468, 529, 520, 735, 504, 520, 486, 370, 316, 370, 541, 363, 354, 432, 493, 429, 493,
  449, 294, 493, 482, 219, 219, 445, 219, 728, 482, 474, 493, 493, 312, 374, 312, 474, 431, 666, 438, 431, 399, 370,
  215, 370, 541,
]

export type Face = 'serif' | 'sans'

const widths = { serif, sans }
// A letter the tables do not know is taken as wide, so that it never runs over the edge.
const unknown = 900

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')

/** The width of a line of text in cover units, at a size in the same units. */
export function measure(text: string, size: number, face: Face = 'serif') {
  let width = 0
  for (const letter of fold(text)) width += widths[face][letter.charCodeAt(0) - 32] ?? unknown
  return (width * size) / 1000
}
