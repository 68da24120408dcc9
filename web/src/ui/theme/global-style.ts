import { createGlobalStyle } from 'styled-components'
import { below, theme } from './theme.ts'

/** The ground every piece stands on: reset, type, links, focus. */
export const GlobalStyle = createGlobalStyle`
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 84px; }
body { margin: 0; background: ${theme.paper}; color: ${theme.ink}; font: 400 ${theme.t15}/${theme.lhText} ${theme.sans}; -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility; overflow-wrap: break-word; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
ul, ol { list-style: none; }
h1, h2, h3 { font-family: ${theme.serif}; font-weight: 420; font-optical-sizing: auto; text-wrap: balance; }
h1 { font-size: ${theme.t40}; line-height: ${theme.lhTight}; letter-spacing: -0.014em; }
h2 { font-size: ${theme.t28}; line-height: ${theme.lhTitle}; letter-spacing: -0.008em; }
h3 { font-size: ${theme.t21}; line-height: ${theme.lhTitle}; }
a { color: inherit; text-decoration: underline; text-decoration-color: ${theme.edge}; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-color: currentColor; }
:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; border-radius: ${theme.radius}; }
main:focus-visible { outline: none; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
.lucide { flex: none; }
${below.phone} { html { scroll-padding-top: 72px; } }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; transition: none !important; } }
`
