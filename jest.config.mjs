const common = {
  runner: '<rootDir>/tests/runner/pool/test-pool.ts',
  transform: {}, // Node reads our sources as they are
  modulePathIgnorePatterns: ['<rootDir>/.storyright/', '/dist/'],
}
export default {
  testSequencer: '<rootDir>/tests/runner/test-sequencer.mjs',
  testTimeout: 180_000, // of a hook that starts servers and loads a demo; a busy machine gets more
  projects: [
    // Rules and other pure code: no servers, milliseconds.
    {
      ...common,
      displayName: 'rules',
      testMatch: [
        '<rootDir>/{packages,services,sandbox}/**/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/tests/{chaos,load,recommendations,runner,search}/**/*.test.ts',
      ],
    },
    // One service or package on real stores.
    {
      ...common,
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
      setupFiles: ['<rootDir>/web/jest-dom.mjs'],
      setupFilesAfterEnv: ['<rootDir>/web/jest-setup-web.ts'],
      testMatch: ['<rootDir>/web/src/**/*.test.ts?(x)'],
    },
  ],
}
