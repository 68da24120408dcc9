import type { PageName } from '@storyright/contracts/vocabulary'
import type { ComponentType } from 'react'
import type { AppThunk } from '../shared/store.ts'

/** Asks for what a page begins with, by the parameters of its address, as far as its reader may have it. */
export type AskFirst = (params: Readonly<Record<string, string>>) => AppThunk<Promise<unknown>>

export interface LoadedPage {
  Component: ComponentType
  ask?: AskFirst | undefined
}
export type LoadPage = () => Promise<LoadedPage>

type Exports<Name extends string> = { [Key in Name]: ComponentType } & { ask?: AskFirst }
const named =
  <Name extends string>(load: () => Promise<Exports<Name>>, name: Name): LoadPage =>
  async () => {
    const page = await load()
    return { Component: page[name], ask: page.ask }
  }

/** The component of each page, each in a chunk of its own. */
export const pageComponents: Record<PageName, LoadPage> = {
  home: named(() => import('../pages/home/home.tsx'), 'HomePage'),
  auth: named(() => import('../pages/auth/auth.tsx'), 'AuthPage'),
  verifyEmail: named(() => import('../pages/auth/verify-email.tsx'), 'VerifyEmailPage'),
  resetPassword: named(() => import('../pages/auth/reset-password.tsx'), 'ResetPasswordPage'),
  unsubscribe: named(() => import('../pages/auth/unsubscribe.tsx'), 'UnsubscribePage'),
  listings: named(() => import('../pages/browse/browse.tsx'), 'BrowsePage'),
  listing: named(() => import('../pages/listing.tsx'), 'ListingPage'),
  submitOffer: named(() => import('../pages/offers/submit-offer.tsx'), 'SubmitOfferPage'),
  mySubmissions: named(() => import('../pages/offers/my-submissions.tsx'), 'MySubmissionsPage'),
  recommendations: named(() => import('../pages/recommendations/recommendations.tsx'), 'RecommendationsPage'),
  market: named(() => import('../pages/market/market.tsx'), 'MarketPage'),
  producerDashboard: named(() => import('../pages/producer-dashboard/producer-dashboard.tsx'), 'ProducerDashboardPage'),
  agentDashboard: named(() => import('../pages/agent-dashboard/agent-dashboard.tsx'), 'AgentDashboardPage'),
  listingRights: named(() => import('../pages/listing-rights.tsx'), 'ListingRightsPage'),
  compareOffers: named(() => import('../pages/compare-offers.tsx'), 'CompareOffersPage'),
  importTitles: named(() => import('../pages/import-titles/import-titles.tsx'), 'ImportTitlesPage'),
  listingImport: named(() => import('../pages/import-titles/listing-import.tsx'), 'ListingImportPage'),
  profile: named(() => import('../pages/account/profile.tsx'), 'ProfilePage'),
  editAccount: named(() => import('../pages/account/edit-account.tsx'), 'EditAccountPage'),
  securitySettings: named(() => import('../pages/account/security-settings.tsx'), 'SecuritySettingsPage'),
  completeProfile: named(() => import('../pages/account/complete-profile.tsx'), 'CompleteProfilePage'),
  notifications: named(() => import('../pages/notifications.tsx'), 'NotificationsPage'),
  offerRoom: named(() => import('../pages/offers/offer-room.tsx'), 'OfferRoomPage'),
  administration: named(() => import('../pages/admin/administration.tsx'), 'AdministrationPage'),
  adminDashboard: named(() => import('../pages/admin/admin-dashboard.tsx'), 'AdminDashboardPage'),
  adminAudit: named(() => import('../pages/admin/audit.tsx'), 'AuditPage'),
  adminComments: named(() => import('../pages/admin/comments.tsx'), 'AdminCommentsPage'),
  adminModeration: named(() => import('../pages/admin/moderation.tsx'), 'ModerationPage'),
  adminSupport: named(() => import('../pages/admin/support.tsx'), 'SupportQueuePage'),
  adminChainOfTitle: named(() => import('../pages/chain-of-title.tsx'), 'ChainOfTitlePage'),
  adminTransactions: named(() => import('../pages/admin/transactions.tsx'), 'TransactionsPage'),
  platformAnalytics: named(() => import('../pages/admin/platform-analytics.tsx'), 'PlatformAnalyticsPage'),
  dataEnrichment: named(() => import('../pages/enrichment/data-enrichment.tsx'), 'DataEnrichmentPage'),
  adminYoutube: named(() => import('../pages/enrichment/batches.tsx'), 'YoutubeEnrichmentPage'),
  adminTwitter: named(() => import('../pages/enrichment/batches.tsx'), 'TwitterEnrichmentPage'),
  commercialAnalysis: named(() => import('../pages/analysis/commercial-analysis.tsx'), 'CommercialAnalysisPage'),
  adminCommercialAnalysis: named(
    () => import('../pages/analysis/commercial-analysis.tsx'),
    'AdminCommercialAnalysisPage',
  ),
  analysisSearch: named(() => import('../pages/analysis/analysis-search.tsx'), 'AnalysisSearchPage'),
  forum: named(() => import('../pages/forum/forum.tsx'), 'ForumPage'),
  discussion: named(() => import('../pages/forum/discussion.tsx'), 'DiscussionPage'),
  competitions: named(() => import('../pages/competitions/competitions.tsx'), 'CompetitionsPage'),
  competition: named(() => import('../pages/competitions/competition.tsx'), 'CompetitionPage'),
  adminCompetitions: named(() => import('../pages/admin/competitions.tsx'), 'AdminCompetitionsPage'),
  howWeScore: named(() => import('../pages/how-we-score/how-we-score.tsx'), 'HowWeScorePage'),
  upgrade: named(() => import('../pages/upgrade/upgrade.tsx'), 'UpgradePage'),
  support: named(() => import('../pages/support/support.tsx'), 'SupportPage'),
  supportThread: named(() => import('../pages/support/support-thread.tsx'), 'SupportThreadPage'),
  terms: named(() => import('../pages/legal/terms.tsx'), 'TermsPage'),
  privacy: named(() => import('../pages/legal/privacy.tsx'), 'PrivacyPage'),
  cookies: named(() => import('../pages/legal/cookies.tsx'), 'CookiesPage'),
  disclaimer: named(() => import('../pages/legal/disclaimer.tsx'), 'DisclaimerPage'),
}
