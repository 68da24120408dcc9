import type { AnalysisSearchQuery, analysisCalls, CommercialAnalysis } from '@storyright/contracts/http'
import { foldText, marketSizes, productionComplexities, roiPotentials } from '@storyright/contracts/vocabulary'
import type { Filter } from 'mongodb'
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
  query: AnalysisSearchQuery,
): Promise<SearchReply> {
  const { limit, offset, minScore = 0, maxScore = 100, marketSize, productionComplexity, roiPotential } = query
  const shownOnes = await shown(visibility)
  const filter: Filter<AnalysisRow> = {
    ...shownOnes,
    // Whole numbers, so an open end says the same; one of the servers that tests run on loses the closed end of a range.
    shortfall: { $gte: 100 - maxScore, $lt: 100 - minScore + 1 },
    ...(marketSize && { marketSize }),
    ...(productionComplexity && { productionComplexity }),
    ...(roiPotential && { roiPotential }),
  }
  const rows = analysisRows.of(db)
  const [found, totalFound, classes] = await Promise.all([
    rows.find(filter).sort(bestFirst).skip(offset).limit(limit).toArray(),
    rows.countDocuments(filter),
    classesOf(db, shownOnes),
  ])
  return { analyses: await describe(await stillShown(visibility, found)), totalFound, classes }
}

/** Which values of each filter any title has, so that no filter offers what finds nothing. One row of the index is enough to say so. */
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

interface BatchQuery {
  limit: number
  genre?: string | undefined
  medium?: string | undefined
}

/** The best listings of a genre and a medium, which are found as in the catalogue's lists. */
export async function analyseBest(
  { db, visibility, describe }: SearchDeps,
  { limit, ...query }: BatchQuery,
): Promise<{ analyses: CommercialAnalysis[]; totalAnalyzed: number }> {
  const genre = foldText(query.genre ?? '')
  const medium = foldText(query.medium ?? '')
  const filter: Filter<AnalysisRow> = {
    ...(await shown(visibility)),
    ...(genre && { tags: { $regex: literally(genre) } }),
    ...(medium && { $or: [{ medium }, { format: medium }] as Filter<AnalysisRow>[] }),
  }
  const found = await analysisRows.of(db).find(filter).sort(bestFirst).limit(limit).toArray()
  const analyses = await describe(await stillShown(visibility, found))
  return { analyses, totalAnalyzed: analyses.length }
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
