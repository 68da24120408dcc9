import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The two faces that the first screen is set in: asked for with the page, so that the fallback is hardly seen. */
const firstFaces = [/newsreader-latin-opsz-normal.*\.woff2$/, /instrument-sans-latin-wdth-normal.*\.woff2$/]

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFaces.some((face) => face.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

export default defineConfig({
  plugins: [react(), preloadFonts()],
  server: { proxy: { '/api': 'http://localhost:8080' } },
  build: {
    outDir: process.env.STORYRIGHT_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Data addresses are refused for scripts and fonts by the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes only with a dependency stays cached over our own releases.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            { name: 'styles', test: /node_modules\/(styled-components|stylis|@emotion)\// },
          ],
        },
      },
    },
  },
})
