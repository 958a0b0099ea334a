import type { RegistryRemote } from '@console/contracts/core/remote';
import type { Page } from '@playwright/test';
import { codeOf, releaseChanged, type Heal } from './release.ts';

/**
 * Runs before the page's file and replaces the page by a component that throws, as long as a flag of the window is set.
 */
export const breaking = (container: string, module: string) => `(() => {
  const queue = globalThis.webpackChunk${container};
  const push = queue.push;
  queue.push = (chunk) => {
    queue.push = push;
    const original = chunk[1][${module}];
    chunk[1][${module}] = (module, exports, require) => {
      original(module, exports, require);
      const Page = exports.default;
      module.exports = {
        default: (props) => {
          if (globalThis.pageIsBroken) throw new Error('broken page');
          return Page(props);
        },
      };
    };
    return push(chunk);
  };
})();\n`;

/** Releases a page of a remote that throws while rendering, until healed. */
export async function breakPage(page: Page, release: RegistryRemote, path: string): Promise<Heal> {
  const { file, module } = await codeOf(release, path);
  const container = `console_${release.id.replaceAll('-', '_')}`;
  await page.addInitScript(() => {
    Object.assign(globalThis, { pageIsBroken: true });
  });
  await releaseChanged(page, release, { files: { [file]: (content) => breaking(container, module) + content } });
  return async () => {
    await page.evaluate(() => {
      Object.assign(globalThis, { pageIsBroken: false });
    });
  };
}
