import { administrationGroups, administrationHome, navigationFor, upgradeFor, userMenuFor } from './navigation.ts'
import { pageAt } from './pages.ts'
import { administratorsPages } from './pages-administrators.ts'
import { access, type Viewer } from './people.ts'

const viewer = (role: Viewer['role'], tier: Viewer['tier'] = 'free'): Viewer => ({
  id: '1',
  role,
  tier,
  verified: true,
})

describe('the navigation', () => {
  it('links only to pages that exist', () => {
    for (const role of ['producer', 'premium', 'free', 'agent', 'admin'] as const)
      for (const link of [...navigationFor(viewer(role)), ...userMenuFor(viewer(role))])
        expect(pageAt(link.path)).toBeDefined()
  })

  it('shows their account to everybody who is signed in', () => {
    for (const role of ['producer', 'premium', 'free', 'agent', 'admin'] as const)
      expect(userMenuFor(viewer(role)).slice(0, 3)).toEqual([
        { label: 'Account', path: '/profile' },
        { label: 'Settings', path: '/edit-account' },
        { label: 'Notifications', path: '/notifications' },
      ])
  })

  it('leads administrators, and nobody else, to the people', () => {
    const people = { label: 'User Management', path: '/admin-dashboard' }
    expect(navigationFor(viewer('admin', 'premium'))).toContainEqual(people)
    for (const path of ['/admin-dashboard', '/admin/audit']) expect(pageAt(path)?.page.access).toBe('admin')
    for (const role of ['producer', 'premium', 'free', 'agent'] as const)
      expect(navigationFor(viewer(role))).not.toContainEqual(people)
  })

  it('leads administrators, and nobody else, to what waits for them, and to each of their pages in a group', () => {
    expect(userMenuFor(viewer('admin'))).toContainEqual(administrationHome)
    for (const role of ['producer', 'premium', 'free', 'agent'] as const)
      expect(userMenuFor(viewer(role))).not.toContainEqual(administrationHome)
    const grouped = administrationGroups.flatMap(({ links }) => links.map(({ path }) => path))
    const all = administratorsPages.map(({ path }) => path).filter((path) => path !== administrationHome.path)
    expect(grouped.toSorted()).toEqual(all.toSorted())
  })

  it('leads administrators, and nobody else, to the chains of title', () => {
    const chains = { label: 'Chain of Title', path: '/admin/chain-of-title' }
    expect(userMenuFor(viewer('admin'))).toContainEqual(chains)
    expect(pageAt(chains.path)?.page.access).toBe('admin')
    for (const role of ['producer', 'premium', 'free', 'agent'] as const)
      expect(userMenuFor(viewer(role))).not.toContainEqual(chains)
  })

  it('leads administrators, and nobody else, to the comments, whose page tells others so, and to moderation', () => {
    const comments = { label: 'Comment Management', path: '/admin/comments' }
    const moderation = { label: 'Moderation', path: '/admin/moderation' }
    expect(navigationFor(viewer('admin', 'premium'))[2]).toEqual(comments)
    expect(userMenuFor(viewer('admin'))).toContainEqual(moderation)
    expect(pageAt(comments.path)?.page.access).toBe('signedIn')
    expect(pageAt(moderation.path)?.page.access).toBe('admin')
    for (const role of ['producer', 'premium', 'free', 'agent'] as const) {
      expect(navigationFor(viewer(role))).not.toContainEqual(comments)
      expect(userMenuFor(viewer(role))).not.toContainEqual(moderation)
    }
  })

  it('leads administrators, and nobody else, to the transactions', () => {
    const transactions = { label: 'Transactions', path: '/admin/transactions' }
    expect(userMenuFor(viewer('admin'))).toContainEqual(transactions)
    expect(pageAt(transactions.path)?.page.access).toBe('admin')
    for (const role of ['producer', 'premium', 'free', 'agent'] as const)
      expect(userMenuFor(viewer(role))).not.toContainEqual(transactions)
  })

  it('leads administrators, and nobody else, to the enrichment of each source', () => {
    const links = [
      { label: 'Data Enrichment', path: '/data-enrichment' },
      { label: 'YouTube Enrichment', path: '/admin/youtube' },
      { label: 'Twitter/X Enrichment', path: '/admin/twitter' },
    ]
    expect(userMenuFor(viewer('admin'))).toEqual(expect.arrayContaining(links))
    for (const link of links) {
      expect(pageAt(link.path)?.page.access).toBe('admin')
      for (const role of ['producer', 'premium', 'free', 'agent'] as const)
        expect(userMenuFor(viewer(role))).not.toContainEqual(link)
    }
  })

  it('leads producers of every kind, and nobody else, to their submissions and their dashboard', () => {
    const submissions = { label: 'My Submissions', path: '/my-submissions' }
    const dashboard = { label: 'Dashboard', path: '/producer-dashboard' }
    for (const role of ['producer', 'premium', 'free'] as const) {
      expect(userMenuFor(viewer(role))).toContainEqual(submissions)
      expect([...navigationFor(viewer(role)), ...userMenuFor(viewer(role))]).toContainEqual(dashboard)
    }
    for (const role of ['agent', 'admin'] as const) expect(userMenuFor(viewer(role))).not.toContainEqual(submissions)
  })

  it('leads producers of every kind, and nobody else, to the market figures, which their page guards itself', () => {
    const market = { label: 'Market Figures', path: '/market' }
    for (const role of ['producer', 'premium', 'free'] as const)
      expect(userMenuFor(viewer(role))).toContainEqual(market)
    for (const role of ['agent', 'admin'] as const) expect(userMenuFor(viewer(role))).not.toContainEqual(market)
  })

  it('leads producers and premium accounts to their recommendations, as the specification has it', () => {
    const recommendations = { label: 'AI Recommendations', path: '/ai-recommendations' }
    for (const role of ['producer', 'premium'] as const) expect(navigationFor(viewer(role))[1]).toEqual(recommendations)
    for (const role of ['free', 'agent', 'admin'] as const)
      expect(navigationFor(viewer(role))).not.toContainEqual(recommendations)
  })

  it('leads a free account that was given Premium to what it opens', () => {
    expect(navigationFor(viewer('free', 'premium')).map(({ label }) => label)).toEqual([
      'Browse IP',
      'AI Recommendations',
      'Forum',
    ])
    expect(access.forum(viewer('free', 'premium'))).toBe(true)
    expect(navigationFor(viewer('free'))).toHaveLength(1)
  })

  it('leads administrators, and nobody else, to the platform’s figures', () => {
    const figures = { label: 'Platform Analytics', path: '/admin/analytics' }
    expect(navigationFor(viewer('admin'))).toContainEqual(figures)
    expect(pageAt(figures.path)?.page.access).toBe('admin')
    for (const role of ['producer', 'premium', 'free', 'agent'] as const)
      expect(navigationFor(viewer(role))).not.toContainEqual(figures)
  })

  it('leads agents, and nobody else, to their dashboard', () => {
    const dashboard = { label: 'Dashboard', path: '/agent-dashboard' }
    expect(navigationFor(viewer('agent'))).toContainEqual(dashboard)
    expect(pageAt('/agent-dashboard')?.page.access).toBe('agent')
    for (const role of ['producer', 'premium', 'free', 'admin'] as const) expect(access.agent(viewer(role))).toBe(false)
    expect(access.agent({ ...viewer('agent'), verified: false })).toBe(false)
  })

  it('leads whoever lists titles, and nobody else, to importing them', () => {
    const importing = { label: 'Import Titles', path: '/agent-dashboard/import' }
    expect(pageAt(importing.path)?.page.access).toBe('manageListings')
    for (const role of ['agent', 'admin'] as const) expect(userMenuFor(viewer(role))).toContainEqual(importing)
    for (const role of ['producer', 'premium', 'free'] as const)
      expect(userMenuFor(viewer(role))).not.toContainEqual(importing)
    expect(userMenuFor({ ...viewer('agent'), verified: false })).not.toContainEqual(importing)
  })

  it('leads premium members to the analyses; administrators have their own at the top', () => {
    const [analyses, search] = [
      { label: 'Commercial Analysis', path: '/commercial-analysis' },
      { label: 'Analysis Search', path: '/commercial-analysis-search' },
    ]
    for (const role of ['producer', 'premium'] as const)
      expect(userMenuFor(viewer(role, 'premium'))).toEqual(expect.arrayContaining([analyses, search]))
    for (const role of ['producer', 'free', 'agent'] as const)
      for (const link of [analyses, search]) expect(userMenuFor(viewer(role))).not.toContainEqual(link)
    const own = { label: 'Commercial Analysis', path: '/admin/commercial-analysis' }
    expect(navigationFor(viewer('admin', 'premium'))).toContainEqual(own)
    expect(userMenuFor(viewer('admin', 'premium'))).not.toContainEqual(analyses)
    expect(userMenuFor(viewer('admin', 'premium'))).toContainEqual(search)
    expect(pageAt(own.path)?.page.access).toBe('admin')
    expect(pageAt('/commercial-analysis')?.page.access).toBe('signedIn')
    for (const path of [search!.path, '/how-we-score']) expect(pageAt(path)?.page.access).toBe('public')
  })

  it('leads producers of the free plan, and nobody else, to the upgrade, which everybody may read', () => {
    for (const role of ['producer', 'free'] as const)
      expect(upgradeFor(viewer(role))).toEqual({ label: 'Upgrade to Premium', path: '/upgrade' })
    expect(upgradeFor(viewer('producer', 'premium'))).toBeUndefined()
    for (const role of ['agent', 'admin'] as const) expect(upgradeFor(viewer(role))).toBeUndefined()
    expect(pageAt('/upgrade')?.page.access).toBe('public')
  })

  it('shows Browse IP to everybody', () => {
    expect(navigationFor(null)).toEqual([{ label: 'Browse IP', path: '/listings' }])
    expect(navigationFor(viewer('free'))[0]?.label).toBe('Browse IP')
  })
})
