import { answer, bareListing, type fullListing, input } from '../../test/listings.ts'
import { standardAnalysisOf } from '../standard/standard-analysis.ts'
import { confidenceOf, knownData } from './confidence.ts'

const everything = input({ answer: answer() })

/** What takes each part of the data away. */
const without: Record<string, Partial<typeof fullListing>> = {
  Genre: { genre: null },
  'At least three themes or keywords': { themes: [], keywords: [] },
  Description: { description: '' },
  Logline: { logline: null },
  'Pages or words': { pageCount: null, wordCount: null },
  'Publication date': { publicationDate: null },
  Publisher: { publisher: null },
  'Target audience': { targetAudience: null },
  'Target demographic': { targetDemographic: null },
  'Content rating': { contentRating: null },
  'Comparable titles': { comparableTitles: null },
  'Sales figures': { salesFigures: null },
  Awards: { awards: null },
  'Previous adaptations': { previousAdaptations: null },
  'Social media presence': { socialMediaPresence: null },
  'Figures from X (Twitter)': { twitterMentions: null, twitterBuzzScore: null },
  'Figures from YouTube': { youtubeTotalViews: null, youtubePopularityScore: null },
  'Readers’ rating from Google Books': { mediumDetails: null },
  'Asking price': { suggestedOfferMax: null },
  'Rights on offer': { rightsAvailable: [] },
  'Attached talent': { attachedTalent: null },
}

describe('the confidence', () => {
  it('weighs parts that make 100 together', () =>
    expect(knownData.reduce((sum, { weight }) => sum + weight, 0)).toBe(100))

  it('falls by its formula', () => {
    expect(confidenceOf(everything, 88)).toMatchObject({
      dataQuality: 100,
      genreStability: 80,
      marketVolatility: 30,
      level: 95,
    })
    expect(confidenceOf(input({ listing: bareListing, films: [] }), 50)).toMatchObject({
      dataQuality: 0,
      genreStability: 40,
      marketVolatility: 55,
      level: 29, // 20 + 4 + 4.5
    })
  })

  it('falls with each part of the data that is taken away, one after the other', () => {
    let left = everything
    let level = standardAnalysisOf(left).forecasting.confidenceLevel
    const fell = (next: typeof left) => {
      const now = standardAnalysisOf(next).forecasting.confidenceLevel
      expect(now).toBeLessThan(level)
      level = now
      left = next
    }
    for (const { text } of knownData.slice(0, -2)) fell({ ...left, listing: { ...left.listing, ...without[text] } })
    fell({ ...left, films: left.films.slice(0, 2) })
    fell({ ...left, answer: null })
    expect(standardAnalysisOf(left).forecasting.accuracyFactors.dataQuality).toBe(0)
  })
})
