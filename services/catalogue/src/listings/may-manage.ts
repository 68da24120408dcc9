import { access, type Viewer } from '@storyright/contracts/vocabulary'

/** Approved agents manage their own listings, administrators any. */
export const mayManage = (viewer: Viewer, listing: { agentId: string }): boolean =>
  access.manageListings(viewer) && (viewer.role === 'admin' || viewer.id === listing.agentId)

/** An administrator at work on what somebody else owns: that goes into the audit trail. */
export const actsForAnother = (viewer: Viewer, listing: { agentId: string }): boolean =>
  viewer.role === 'admin' && viewer.id !== listing.agentId
