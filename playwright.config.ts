import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = await findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  // Serves dist/ twice, at a root and under a sub-path; see there.
  globalSetup: './test/e2e/support/serveBuiltPage.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'build/test/e2e.json' }]],
  // Two: most of a test is waiting. Nothing is measured here; that is the bench's.
  workers: 2,
  fullyParallel: false,
  // A browser on a busy machine may miss a deadline once. What fails twice is a fault; a second try is reported.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  globalTimeout: 17 * 60_000,
  expect: { timeout: 7_000 },
  use: {
    browserName: 'chromium',
    // Set by the global set-up, which has run before any worker reads this file.
    ...(process.env.CAPSCOPE_URL !== undefined && { baseURL: process.env.CAPSCOPE_URL }),
    launchOptions: executablePath === undefined ? {} : { executablePath },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Only the offline tests let one work: it would hide requests that a test routes.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
