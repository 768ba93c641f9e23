import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/build-cli.ts'],
    watch: false,
    // Some tests start processes or git; on a loaded machine they take their time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts', 'site/**/*.ts'],
      exclude: ['src/model/**', '**/*.generated.ts', '**/*.d.ts'],
      reporter: ['text-summary', 'html', 'lcovonly'],
    },
  },
});
