/** A page's title and description for search engines and for sharing. */
export interface PageWords {
  description: string
  keywords: string
}
