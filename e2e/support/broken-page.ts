import type { RegistryRemote } from '@console/contracts/core/remote';
import type { Page } from '@playwright/test';
import { codeOf, releaseChanged, type Heal } from './release.ts';

/**
 * Expression for what a page's file exports with a fault in it: a component, or screens whose list has its hook.
 * @param declared expression of the default export
 * @param faulty expression of a function that wraps a component or a hook
 */
export const withFault = (declared: string, faulty: string): string => `
  typeof ${declared} === 'function'
    ? ${faulty}(${declared})
    : { ...${declared}, options: { ...${declared}.options, list: ${faulty}((...given) => {
        const own = ${declared}.options.list;
        return (typeof own === 'function' ? own(...given) : own) ?? {};
      }) } }`;

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
      const declared = exports.default;
      const breaks = (run) => (...given) => {
        if (globalThis.pageIsBroken) throw new Error('broken page');
        return run(...given);
      };
      module.exports = { default: ${withFault('declared', 'breaks')} };
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
