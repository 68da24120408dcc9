import { type DemoPart, demoMark, type PageName, pageAt } from '@storyright/contracts/vocabulary'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'

const partOf: Partial<Record<PageName, DemoPart>> = {
  forum: 'community',
  discussion: 'community',
  competitions: 'community',
  competition: 'community',
  notifications: 'community',
  support: 'community',
  adminComments: 'community',
  adminModeration: 'community',
  adminSupport: 'community',
  adminCompetitions: 'community',
  recommendations: 'ai',
  market: 'ai',
  commercialAnalysis: 'ai',
  analysisSearch: 'ai',
  platformAnalytics: 'ai',
  adminCommercialAnalysis: 'ai',
  dataEnrichment: 'enrichment',
  adminYoutube: 'enrichment',
  adminTwitter: 'enrichment',
}

/** Most visits need none of it. */
const Note = lazy(async () => ({ default: (await import('../entities/demo/demo-loading-note.tsx')).DemoLoadingNote }))

/** What is still missing on a page while a demo is loaded behind it; by the page's own head, nobody else asks. */
export function DemoNote() {
  const { pathname } = useLocation()
  const part = partOf[pageAt(pathname)?.page.name ?? 'home']
  if (!part || !document.querySelector(`meta[name="${demoMark}"]`)) return null
  return (
    <Suspense>
      <Note key={part} part={part} />
    </Suspense>
  )
}
