import { del, get, patch, post, put } from './address.ts'

/** Apart from the catalogue's other addresses, which every first page loads. */
export const importAddresses = {
  createImport: post('/api/imports', { signInAt: '/auth' }),
  listImports: get('/api/imports', { signInAt: '/auth' }),
  importTemplate: get('/api/imports/template.csv', { signInAt: '/auth' }),
  getImport: get('/api/imports/:id', { signInAt: '/auth' }),
  importRows: get('/api/imports/:id/rows', { signInAt: '/auth' }),
  importProblems: get('/api/imports/:id/problems.csv', { signInAt: '/auth' }),
  mapImport: put('/api/imports/:id/mapping', { signInAt: '/auth' }),
  changeImportRow: patch('/api/imports/:id/rows/:n', { signInAt: '/auth' }),
  applyImport: post('/api/imports/:id/apply', { signInAt: '/auth' }),
  undoImport: post('/api/imports/:id/undo', { signInAt: '/auth' }),
  deleteImport: del('/api/imports/:id', { signInAt: '/auth' }),
  exportListings: get('/api/listings/agent/:agentId/export', { signInAt: '/auth' }),
}
