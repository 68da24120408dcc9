import { setTimeout as pause } from 'node:timers/promises'
import { analysisCalls, type CommercialAnalysis, catalogueCalls } from '@storyright/contracts/http'
import type { Bench, BenchOptions } from './bench.ts'
import { compare, type Subject } from './figures/compare.ts'
import { ratiosOf, tableOf } from './figures/report.ts'
import { signIn } from './running/sign-in.ts'

const ASK_AGAIN_MS = 500

/** A premium producer's analyses through the gateway, beside the detail call of the same listing. */
export const analyses: Bench = { run: measureAnalyses }

async function measureAnalyses({ url, progress, ...duration }: BenchOptions): Promise<void> {
  const cookie = await signIn(url, 'premium@storyright.test')
  const headers = { cookie }
  const id = await progress.step('Waiting until the model has answered on a listing', async () => {
    for (;;) {
      const answer = await fetch(`${url}${analysisCalls.analysisSearch.path}?limit=100`, { headers })
      const { analyses } = (await answer.json()) as { analyses?: CommercialAnalysis[] }
      const answered = analyses?.find(({ source }) => source === 'model')
      if (answered) return answered.listingId
      await pause(ASK_AGAIN_MS, undefined, { signal: duration.signal })
    }
  })
  const subject = (name: string, path: string): Subject => ({ name, url: url + path.replace(/:\w+/, id), headers })
  const detail = subject('detail', catalogueCalls.getListing.path)
  const standard = subject('standard analysis', analysisCalls.analysis.path)
  const enhanced = subject('enhanced analysis', analysisCalls.enhancedAnalysis.path)
  const batch = subject('batch of 10', `${analysisCalls.analysisBatch.path}?limit=10`)
  const search = subject('search, page of 20', `${analysisCalls.analysisSearch.path}?minScore=60&marketSize=large`)

  const samples = await compare({ subjects: [detail, standard, enhanced, batch, search], ...duration, progress })
  const ratios = [standard, enhanced, batch, search].map((of) => ({ of, to: detail }))
  progress.note(`\n${tableOf(samples)}\n\n${ratiosOf(samples, ratios)}`)
}
