const executablePath = process.env['CHROMIUM_PATH'];

/** Launch options of the tests' browser. @param more further switches of Chromium */
export const launchOptionsWith = (...more: readonly string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
});
