import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { CookiesPage } from '../pages/legal/cookies.tsx'
import { DisclaimerPage } from '../pages/legal/disclaimer.tsx'
import { PrivacyPage } from '../pages/legal/privacy.tsx'
import { TermsPage } from '../pages/legal/terms.tsx'

const asText = (page: FunctionComponent) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(page))).replace(/ class="[^"]*"/g, '')

/** The legal pages by their names, as whoever reads them without script gets them: the build runs this. */
export const legalTexts = {
  terms: asText(TermsPage),
  privacy: asText(PrivacyPage),
  cookies: asText(CookiesPage),
  disclaimer: asText(DisclaimerPage),
}
