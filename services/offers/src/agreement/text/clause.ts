/** What somebody typed, one line after the other, each in quotation marks. */
export interface Quotation {
  quoted: string[]
}
export type Paragraph = string | Quotation

/** One numbered clause; more than one paragraph are numbered within it, and what is quoted belongs to the one before. */
export interface Clause {
  heading: string
  paragraphs: Paragraph[]
}
