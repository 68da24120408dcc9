// Sources stay ES modules; tests run them through a CommonJS transform.
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2023',
      ...(tsx && { transform: { react: { runtime: 'automatic' } } }),
    },
    module: { type: 'commonjs' },
  },
]
const markdown = [
  'react-markdown|remark-[^/]+|unified|vfile[^/]*|(?:micromark|mdast-util|hast-util|unist-util)[^/]*|markdown-table|html-url-attributes',
  'bail|trough|is-plain-obj|devlop|decode-named-character-reference|character-[^/]+|parse-entities|stringify-entities|is-(?:alpha|deci|hexa)[^/]+',
  'ccount|comma-separated-tokens|space-separated-tokens|property-information|escape-string-regexp|estree-util-[^/]+|longest-streak|trim-lines|zwitch',
]
const esModules = ['cookie|content-disposition|@prisma/client|jose|p-queue|p-timeout|stemmer', ...markdown]
const common = {
  // These packages are ES modules only, wherever npm happens to nest them.
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/.storyright/', '/dist/'],
}
const node = {
  ...common,
  testEnvironment: 'node',
  transform: { '^.+\\.[cm]?[jt]s$': swc(false) },
}

export default {
  testSequencer: '<rootDir>/tests/runner/test-sequencer.mjs',
  testTimeout: 30_000, // a file's first hook may have to start servers
  projects: [
    // Rules and other pure code: no servers, milliseconds.
    {
      ...node,
      displayName: 'rules',
      testMatch: [
        '<rootDir>/{packages,services,sandbox}/**/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/tests/{chaos,load,recommendations,runner}/**/*.test.ts',
      ],
    },
    // One service or package on real stores.
    {
      ...node,
      displayName: 'service',
      testMatch: [
        '<rootDir>/{packages,services,sandbox}/*/test/**/*.test.ts',
        '<rootDir>/sandbox/test/**/*.test.ts',
        '<rootDir>/tests/{platform,contracts}/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/web/jest-env-web.mjs',
      setupFilesAfterEnv: ['<rootDir>/web/jest-setup-web.ts'],
      testEnvironmentOptions: { url: 'http://localhost' },
      testMatch: ['<rootDir>/web/src/**/*.test.ts?(x)'],
      transform: { '^.+\\.[cm]?[jt]sx?$': swc(true) },
      moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/web/jest-empty.mjs' },
    },
  ],
}
