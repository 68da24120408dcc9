import type { AnalysisSearchQuery, CommercialAnalysis } from '@storyright/contracts/http'
import { foldText } from '@storyright/contracts/vocabulary'
import type { Filter } from 'mongodb'
import type { Deps } from '../deps.ts'
import { type AnalysisRow, analysisRows } from './analysis-rows.ts'
import type { DescribeListings } from './describe-listings.ts'

interface SearchDeps extends Pick<Deps, 'db' | 'visibility'> {
  describe: DescribeListings
}

const bestFirst = { shortfall: 1, number: 1 } as const

/** Every listing that may be shown, by its analysis. */
export const searchAnalyses =
  ({ db, visibility, describe }: SearchDeps) =>
  async (query: AnalysisSearchQuery): Promise<{ analyses: CommercialAnalysis[]; totalFound: number }> => {
    const { limit, offset, minScore = 0, maxScore = 100, marketSize, productionComplexity, roiPotential } = query
    const filter: Filter<AnalysisRow> = {
      ...(await shown(visibility)),
      // Whole numbers, so an open end says the same; one of the servers that tests run on loses the closed end of a range.
      shortfall: { $gte: 100 - maxScore, $lt: 100 - minScore + 1 },
      ...(marketSize && { marketSize }),
      ...(productionComplexity && { productionComplexity }),
      ...(roiPotential && { roiPotential }),
    }
    const rows = analysisRows.of(db)
    const [found, totalFound] = await Promise.all([
      rows.find(filter).sort(bestFirst).skip(offset).limit(limit).toArray(),
      rows.countDocuments(filter),
    ])
    return { analyses: await describe(await stillShown(visibility, found)), totalFound }
  }

interface BatchQuery {
  limit: number
  genre?: string | undefined
  medium?: string | undefined
}

/** The best listings of a genre and a medium, which are found as in the catalogue's lists. */
export const analyseBest =
  ({ db, visibility, describe }: SearchDeps) =>
  async ({ limit, ...query }: BatchQuery): Promise<{ analyses: CommercialAnalysis[]; totalAnalyzed: number }> => {
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
