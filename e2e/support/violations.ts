import type { BrowserContext } from '@playwright/test';

/** Collects violations of the content security policy and of Trusted Types in all pages of a context from now on. */
export async function violationsIn(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeFunction('reportViolation', (violation: string) => {
    seen.push(violation);
  });
  await context.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });
  return seen;
}
