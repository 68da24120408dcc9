/** A book as the source describes it, as far as it is used; what it does not know is left out. */
export interface Volume {
  id: string
  title: string
  subtitle?: string
  authors?: string[]
  publisher?: string
  /** A year, a month or a day. */
  publishedDate?: string
  description?: string
  isbns: string[]
  pageCount?: number
  category: string
  averageRating?: number
  ratingsCount?: number
  hasCover: boolean
  isForSale: boolean
}

const isbnKind = (isbn: string) => (isbn.length === 13 ? 'ISBN_13' : 'ISBN_10')
const identifiersOf = ({ id, isbns }: Volume) =>
  isbns.length > 0
    ? isbns.map((identifier) => ({ type: isbnKind(identifier), identifier }))
    : [{ type: 'OTHER', identifier: `SAND:${id}` }]

/** Where it is shown, and for which country. */
interface Place {
  origin: string
  country: string
}

/** A volume in the answer's shape; a list has its two small pictures only. */
export function volumeResource(volume: Volume, { origin, country }: Place, isWhole = true) {
  const { id, title, subtitle, authors, publisher, publishedDate, description, pageCount, category } = volume
  const { averageRating, ratingsCount, hasCover, isForSale } = volume
  const cover = (zoom: number) =>
    `${origin}/books/content?id=${id}&printsec=frontcover&img=1&zoom=${zoom}&source=gbs_api`
  const page = `${origin}/books?id=${id}`
  return {
    kind: 'books#volume',
    id,
    etag: `${id}.1`,
    selfLink: `${origin}/books/v1/volumes/${id}`,
    volumeInfo: {
      title,
      subtitle,
      authors,
      publisher,
      publishedDate,
      description,
      industryIdentifiers: identifiersOf(volume),
      readingModes: { text: false, image: false },
      pageCount,
      printType: 'BOOK',
      categories: isWhole ? [`Fiction / ${category}`, `Fiction / General`] : ['Fiction'],
      averageRating,
      ratingsCount,
      maturityRating: 'NOT_MATURE',
      allowAnonLogging: false,
      contentVersion: '0.0.1.0.preview.0',
      ...(hasCover && {
        imageLinks: {
          smallThumbnail: cover(5),
          thumbnail: cover(1),
          ...(isWhole && { small: cover(2), medium: cover(3) }),
        },
      }),
      language: 'en',
      previewLink: page,
      infoLink: page,
      canonicalVolumeLink: page,
    },
    saleInfo: { country, saleability: isForSale ? 'FOR_SALE' : 'NOT_FOR_SALE', isEbook: isForSale },
    accessInfo: { country, viewability: 'NO_PAGES', embeddable: false, publicDomain: false },
    ...(description && { searchInfo: { textSnippet: description.slice(0, 120) } }),
  }
}
