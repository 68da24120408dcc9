export { AnalysisForAll } from '../features/analysis/panel/analysis-for-all.tsx'
/** What a listing's page shows to those without premium, in one piece. */
export { CommentsForMembers } from '../features/comments/comments-for-members.tsx'
export { ListingMeter } from '../features/membership/listing-meter.tsx'
export { Upsell } from '../features/upsell/upsell.tsx'
