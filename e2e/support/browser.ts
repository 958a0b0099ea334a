import { foundChromium } from '../../scripts/lib/chromium.mjs';

const executablePath = foundChromium();

/** Launch options of the tests' browser. @param more further switches of Chromium */
export const launchOptionsWith = (...more: readonly string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A thread of the browser in place of a process.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
});
