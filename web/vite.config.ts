import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { type Alias, defineConfig, type Plugin } from 'vite'

/** The two faces that the first screen is set in: asked for with the page, so that the fallback is hardly seen. */
const firstFaces = [/\/newsreader-latin-[\w-]{8}\.woff2$/, /\/instrument-sans-latin-[\w-]{8}\.woff2$/]

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

/**
 * What the first paint waits for stands in the page itself: its styles, and the script that follows the reader's choice of
 * theme, which the gateway lets run by its hash. The app's own scripts come after what is seen before them.
 */
function firstPaintInPage(): Plugin {
  const theme = readFileSync(new URL('public/theme.js', import.meta.url), 'utf8')
  return {
    name: 'first-paint-in-page',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      // Otherwise pages that load later would ask for the styles once more.
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle).filter((file) => file.type === 'asset')
        const styles = files.filter(({ fileName }) => fileName.endsWith('.css'))
        for (const { fileName } of styles) delete bundle[fileName]
        const style = `<style nonce="__CSP_NONCE__">${styles.map(({ source }) => source).join('')}</style>`
        return html
          .replace(/(?=<script type="module")/, () => `${style}\n    `)
          .replace('<script src="/theme.js"></script>', () => `<script>${theme}</script>`)
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      },
    },
  }
}

/**
 * Writes which scripts each page needs besides those that every page loads, by the page's name. The gateway names them in the head of
 * the first page, so that they load beside the app instead of after it; the app reads it for the pages that follow.
 */
function pageScripts(): Plugin {
  const table = readFileSync(new URL('src/app/page-components.ts', import.meta.url), 'utf8')
  const sources = [...table.matchAll(/(\w+): named\(\s*\(\) => import\('\.\.(\/pages\/[^']+)'\)/g)]
  return {
    name: 'page-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const needed = (file: string, seen = new Set<string>()): Set<string> => {
        const chunk = chunks.find(({ fileName }) => fileName === file)
        if (!chunk || seen.has(file)) return seen
        seen.add(file)
        for (const imported of chunk.imports) needed(imported, seen)
        return seen
      }
      const everywhere = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...needed(fileName)]),
      )
      const scripts = sources.map(([, name, source]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src${source}`))
        if (!chunk) this.error(`The page ${name} has no script of its own.`)
        return [name, [...needed(chunk.fileName)].filter((file) => !everywhere.has(file))]
      })
      this.emitFile({
        type: 'asset',
        fileName: 'page-scripts.json',
        source: JSON.stringify(Object.fromEntries(scripts)),
      })
    },
  }
}

/** Writes the legal pages' texts, which the gateway puts into those pages for whoever has no script: they have to be read by everybody. */
function legalTexts(): Plugin {
  return {
    name: 'legal-texts',
    apply: 'build',
    async generateBundle() {
      const { build } = await import('esbuild')
      const folder = mkdtempSync(`${tmpdir()}/storyright-legal-`)
      try {
        const outfile = `${folder}/legal-texts.mjs`
        await build({
          entryPoints: [fileURLToPath(new URL('src/app/legal-texts.tsx', import.meta.url))],
          outfile,
          bundle: true,
          platform: 'node',
          format: 'esm',
          mainFields: ['module', 'main'],
          jsx: 'automatic',
          define: { 'process.env.NODE_ENV': '"production"' },
          // React's own server is written for `require`.
          banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
        })
        const { legalTexts: texts } = (await import(outfile)) as { legalTexts: Record<string, string> }
        this.emitFile({ type: 'asset', fileName: 'legal-texts.json', source: JSON.stringify(texts) })
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  }
}

/** Beside each file that gets smaller by it stand its `.br` and its `.gz`, as small as they can be, for the gateway to serve. */
function smallCopies(): Plugin {
  const LEAST_BYTES = 1_024
  return {
    name: 'small-copies',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = '' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json)$/.test(file)) continue
        const content = readFileSync(`${dir}/${file}`)
        if (content.length < LEAST_BYTES) continue
        writeFileSync(`${dir}/${file}.br`, brotliCompressSync(content))
        writeFileSync(`${dir}/${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

/**
 * The charts' library keeps its state with the toolkit that we use, and uses more of it: in one module with ours, that would
 * come with the first page. It gets a copy of its own, which comes with the first chart.
 */
function chartsApart(): Plugin {
  return {
    name: 'charts-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isTheirs = importer?.includes('/recharts/') || importer?.endsWith('?charts')
      if (!isTheirs || !/^(@reduxjs\/toolkit|immer)$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: `${found.id}?charts` }
    },
  }
}

/**
 * The router's components are made by calls that nobody can know to be without effect, so that all of them would come along: most of them are
 * for an app that is drawn on a server, or for data of routes, and we use neither.
 */
function usedPartsOfRouter(): Plugin {
  return {
    name: 'used-parts-of-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id)) return null
      const pure = code.replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
      return { code: pure.replace(/^\w+\.displayName = ".*";$/gm, ''), map: null }
    },
  }
}

/** The router's package names its build for development alone, with the checks of one. */
const routerForProduction: Alias[] = [
  { find: /^react-router$/, replacement: routerBuild('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
]
function routerBuild(file: string) {
  const [folder] = fileURLToPath(import.meta.resolve('react-router')).split('/dist/')
  return `${folder}/dist/production/${file}`
}

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? routerForProduction : [] },
  plugins: [
    chartsApart(),
    usedPartsOfRouter(),
    react(),
    preloadFonts(),
    firstPaintInPage(),
    pageScripts(),
    legalTexts(),
    smallCopies(),
  ],
  // The gateway lets in requests from its own origin only, so the page's own host goes along.
  server: { proxy: { '/api': { target: 'http://localhost:8080', changeOrigin: false } } },
  build: {
    outDir: process.env.STORYRIGHT_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Data addresses are refused for scripts and fonts by the page's policy.
    assetsInlineLimit: 0,
    // A page's scripts come beside each other by the table above; a list beside each `import()` weighs more than many a page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with a dependency stays cached over our own releases.
            {
              name: 'packages',
              priority: 3,
              tags: ['$initial'],
              test: packages(
                'react',
                'react-dom',
                'scheduler',
                'react-router',
                'react-router-dom',
                'styled-components',
                'stylis',
                '@emotion',
                '@reduxjs',
                'redux',
                'redux-thunk',
                'reselect',
                'immer',
                'react-redux',
              ),
            },
            // What several pages need in common comes in few files: many small ones take longer, and compress worse.
            { name: 'app', priority: 2, tags: ['$initial'] },
            {
              name: 'pieces',
              priority: 1,
              minShareCount: 6,
              maxModuleSize: 8_000,
              test: /\/src\/ui\/(button|page|skeleton|state|text)\/|\/ui\/field\/(input|field|search-field|field-fault|field-context)|\/ui\/badge\/badge|\/vocabulary\/(listing-options|membership|addresses\/catalogue)\.ts/,
            },
            // Signing in uses these, and no cover.
            { name: 'words', priority: 1, test: /\/src\/shared\/(web-address|new-key)\.ts$/ },
            // Forms come together with what they are made of.
            { name: 'forms', test: /\/src\/shared\/form\/(app-form|server-faults)\.tsx?$/ },
            {
              name: 'forms',
              test: packages(
                'formik',
                'yup',
                'lodash',
                'lodash-es',
                'tiny-case',
                'property-expr',
                'toposort',
                'tiny-warning',
                'deepmerge',
              ),
            },
            // A listing's page draws a title with the same pieces as a card, and no card.
            {
              name: 'title',
              priority: 1,
              test: /\/src\/(entities\/(cover\/cover|score\/(ring|no-forecast)|money\/money|listing\/(early-mark|status-badge|title-badge))|features\/(favourites\/favourite-button|share\/share-menu)|shared\/tracking\/track)\.tsx?$/,
            },
            {
              name: 'card',
              test: /\/src\/(pages\/catalogue-card|entities\/listing\/card\/listing-card-skeleton)\.tsx$/,
            },
          ],
        },
      },
    },
  },
}))
