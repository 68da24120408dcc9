import type {
  AnalysisSearchCsvQuery,
  AnalysisSearchQuery,
  analysisCalls,
  CommercialAnalysis,
} from '@storyright/contracts/http'
import {
  type AnalysisSort,
  analysisPaging,
  csvLine,
  foldText,
  marketSizes,
  productionComplexities,
  roiPotentials,
  wordsOf,
} from '@storyright/contracts/vocabulary'
import type { CsvColumn } from '@storyright/service-kit'
import type { Filter, Sort } from 'mongodb'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type AnalysisRow, analysisRows } from './analysis-rows.ts'
import type { DescribeListings } from './describe-listings.ts'

type SearchReply = z.output<typeof analysisCalls.analysisSearch.reply>

interface SearchDeps extends Pick<Deps, 'db' | 'visibility'> {
  describe: DescribeListings
}

const bestFirst = { shortfall: 1, number: 1 } as const

/** Every listing that may be shown, by its analysis. */
export async function searchAnalyses(
  { db, visibility, describe }: SearchDeps,
  { limit, offset, ...query }: AnalysisSearchQuery,
): Promise<SearchReply> {
  const shownOnes = await shown(visibility)
  const filter = { ...shownOnes, ...filterOf(query) }
  const rows = analysisRows.of(db)
  const [found, totalFound, classes] = await Promise.all([
    rows.find(filter).sort(orderOf(query.sort)).skip(offset).limit(limit).toArray(),
    rows.countDocuments(filter),
    classesOf(db, shownOnes),
  ])
  return { analyses: await describe(await stillShown(visibility, found)), totalFound, classes }
}

function filterOf(query: AnalysisSearchCsvQuery): Filter<AnalysisRow> {
  const {
    search = '',
    minScore = 0,
    maxScore = 100,
    marketSize,
    productionComplexity,
    roiPotential,
    listingIds,
  } = query
  const words = wordsOf(foldText(search)).map((word) => ({ words: { $regex: literally(word) } }))
  return {
    // Whole numbers, so an open end means the same; one of the servers that tests run on loses the closed end of a range.
    shortfall: { $gte: 100 - maxScore, $lt: 100 - minScore + 1 },
    ...(marketSize && { marketSize }),
    ...(productionComplexity && { productionComplexity }),
    ...(roiPotential && { roiPotential }),
    ...(listingIds && { _id: { $in: listingIds.split(',') } }),
    ...ofGenreAndMedium(query),
    ...(words.length > 0 && { $and: words }),
  }
}

/** Those with the same value in a column, the best first. */
function orderOf(sort: AnalysisSearchCsvQuery['sort'] = '-score'): Sort {
  const isDescending = sort.startsWith('-')
  const column = sort.replace('-', '') as AnalysisSort
  // Of a shortfall less is better.
  if (column === 'score') return { shortfall: isDescending ? 1 : -1, number: 1 }
  return { [`sortBy.${column}`]: isDescending ? -1 : 1, ...bestFirst }
}

const DESCRIBED_AT_ONCE = 250

/** A line of headings and one for each of the first listings that a search finds, in its order, described some at a time while they are sent. */
export async function* analysesCsv(
  { db, visibility, describe }: SearchDeps,
  query: AnalysisSearchCsvQuery,
): AsyncGenerator<string> {
  const found = await analysisRows
    .of(db)
    .find({ ...(await shown(visibility)), ...filterOf(query) })
    .sort(orderOf(query.sort))
    .limit(analysisPaging.exportMost)
    .toArray()
  const rows = await stillShown(visibility, found)
  yield csvLine(columns.map(([heading]) => heading))
  for (let from = 0; from < rows.length; from += DESCRIBED_AT_ONCE) {
    const analyses = await describe(rows.slice(from, from + DESCRIBED_AT_ONCE))
    yield analyses.map((analysis) => csvLine(columns.map(([, value]) => value(analysis) ?? ''))).join('')
  }
}

const columns: readonly CsvColumn<CommercialAnalysis>[] = [
  ['Listing', ({ listingId }) => listingId],
  ['Title', ({ listing }) => listing.title],
  ['Author', ({ listing }) => listing.author],
  ['Medium', ({ listing }) => listing.medium],
  ['Genre', ({ listing }) => listing.genre],
  ['Status', ({ listing }) => listing.status],
  ['Score', ({ commercialScore }) => commercialScore],
  ['Provisional', ({ isProvisional }) => (isProvisional ? 'yes' : 'no')],
  ['Minimum offer (£)', ({ listing }) => listing.suggestedOfferMin],
  ['Maximum offer (£)', ({ listing }) => listing.suggestedOfferMax],
  ['Market size', ({ marketSize }) => marketSize],
  ['Production complexity', ({ productionComplexity }) => productionComplexity],
  ['ROI potential', ({ roiPotential }) => roiPotential],
  ['Market appeal', ({ marketAppeal }) => marketAppeal.score],
  ['Adaptation potential', ({ adaptationPotential }) => adaptationPotential.score],
  ['Revenue projections', ({ revenueProjections }) => revenueProjections.score],
  ['Lower risk', ({ riskAssessment }) => riskAssessment.score],
  ['Source', ({ source }) => source],
  ['Analysed', ({ lastAnalyzedAt }) => lastAnalyzedAt],
]

/** Which values of each filter any title has, so that no filter offers what finds nothing. One row of the index is enough to know. */
async function classesOf(db: Deps['db'], shownOnes: Filter<AnalysisRow>): Promise<SearchReply['classes']> {
  const rows = analysisRows.of(db)
  const had = async <Value extends string>(field: keyof SearchReply['classes'], values: readonly Value[]) => {
    const found = await Promise.all(
      values.map((value) => rows.findOne({ ...shownOnes, [field]: value }, { projection: { _id: 1 } })),
    )
    return values.filter((_value, at) => found[at])
  }
  const [marketSize, productionComplexity, roiPotential] = await Promise.all([
    had('marketSize', marketSizes),
    had('productionComplexity', productionComplexities),
    had('roiPotential', roiPotentials),
  ])
  return { marketSize, productionComplexity, roiPotential }
}

type GenreAndMedium = Pick<AnalysisSearchQuery, 'genre' | 'medium'>

interface BatchQuery extends GenreAndMedium {
  limit: number
}

/** The best listings of a genre and a medium. */
export async function analyseBest(
  { db, visibility, describe }: SearchDeps,
  { limit, ...query }: BatchQuery,
): Promise<{ analyses: CommercialAnalysis[]; totalAnalyzed: number }> {
  const filter = { ...(await shown(visibility)), ...ofGenreAndMedium(query) }
  const found = await analysisRows.of(db).find(filter).sort(bestFirst).limit(limit).toArray()
  const analyses = await describe(await stillShown(visibility, found))
  return { analyses, totalAnalyzed: analyses.length }
}

/** As the catalogue's lists find them. */
function ofGenreAndMedium(query: GenreAndMedium): Filter<AnalysisRow> {
  const genre = foldText(query.genre ?? '')
  const medium = foldText(query.medium ?? '')
  return {
    ...(genre && { tags: { $regex: literally(genre) } }),
    ...(medium && { $or: [{ medium }, { format: medium }] as Filter<AnalysisRow>[] }),
  }
}

async function shown({ hiddenAgents }: Deps['visibility']): Promise<Filter<AnalysisRow>> {
  const hidden = [...(await hiddenAgents())]
  return { isListed: true, ...(hidden.length > 0 && { agentId: { $nin: hidden } }) }
}

/** Without those of an agent who is too new for the filter. */
async function stillShown({ hiddenAmong }: Deps['visibility'], rows: readonly AnalysisRow[]): Promise<AnalysisRow[]> {
  const hidden = await hiddenAmong(rows.map(({ agentId }) => agentId))
  return rows.filter(({ agentId }) => !hidden.has(agentId))
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
