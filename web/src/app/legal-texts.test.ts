import { pages } from '@storyright/contracts/vocabulary'
import { legalTexts } from './legal-texts.tsx'

describe('the legal pages without script', () => {
  it('are all of them, with their words, lists and links', () => {
    const legal = pages.filter(({ name }) => Object.hasOwn(legalTexts, name)).map(({ path }) => path)
    expect(legal).toEqual(['/terms-of-use', '/privacy-policy', '/cookie-policy', '/disclaimer'])
    expect(legalTexts.terms).toContain('<h1>Terms of Use</h1>')
    expect(legalTexts.terms).toContain('<a href="/disclaimer">Disclaimer</a>')
    expect(legalTexts.privacy).toContain('UK GDPR')
    expect(legalTexts.cookies).toContain('The cookie “sid” keeps you signed in.')
  })

  it('carry no styles, scripts or handlers', () => {
    for (const text of Object.values(legalTexts)) expect(text).not.toMatch(/ class=| style=|<script|<style|\son\w+=/)
  })
})
