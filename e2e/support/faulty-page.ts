import type { RegistryRemote } from '@console/contracts/core/remote';
import type { Page } from '@playwright/test';
import { codeOf, releaseOtherwise, type Heal } from './release.ts';

/** Ways in which a page misbehaves that no boundary around its rendering sees. Each is code of a component, `React` in reach. */
export const misbehaviours = {
  'throws in a cleanup': `React.useEffect(() => () => { throw new Error('broken cleanup'); }, []);`,
  'throws in a layout cleanup': `React.useLayoutEffect(() => () => { throw new Error('broken cleanup'); }, []);`,
  'updates itself from promises without end': `
    const [n, set] = React.useState(0);
    React.useEffect(() => { globalThis.updates = n; void Promise.resolve().then(() => set(n + 1)); });`,
  'updates itself from timers without end': `
    const [n, set] = React.useState(0);
    React.useEffect(() => { globalThis.updates = n; const timer = setTimeout(() => set(n + 1)); return () => clearTimeout(timer); });`,
  'updates itself slowly, with pauses, without end': `
    const [n, set] = React.useState(0);
    for (const end = performance.now() + 30; performance.now() < end;);
    React.useEffect(() => { globalThis.updates = n; const timer = setTimeout(() => set(n + 1), 8); return () => clearTimeout(timer); });`,
  'shows a clock': `
    const [n, set] = React.useState(0);
    React.useEffect(() => {
      globalThis.updates = n;
      const timer = setTimeout(() => set(n + 1), 1000);
      return () => clearTimeout(timer);
    });`,
  'throws in an event handler': `
    React.useEffect(() => {
      const fail = () => { throw new Error('broken handler'); };
      addEventListener('console-test', fail);
      return () => removeEventListener('console-test', fail);
    }, []);`,
  'rejects a promise that nobody handles': `
    React.useEffect(() => {
      const fail = () => void Promise.resolve().then(() => { throw new Error('broken promise'); });
      addEventListener('console-test', fail);
      return () => removeEventListener('console-test', fail);
    }, []);`,
  'throws in a timer without end': `
    React.useEffect(() => {
      const fail = () => { globalThis.thrown = (globalThis.thrown ?? 0) + 1; throw new Error('broken timer'); };
      let timer;
      const begin = () => { timer = setInterval(fail, 5); };
      addEventListener('console-test', begin);
      return () => { clearInterval(timer); removeEventListener('console-test', begin); };
    }, []);`,
  'never ends to render': `
    if (!globalThis.notHanging) for (;;) {}`,
} as const;
export type Misbehaviour = keyof typeof misbehaviours;

/** Runs before the page's file and puts a component before the page that does so. */
const misbehaving = (container: string, module: string, code: string) => `(() => {
  const queue = globalThis.webpackChunk${container};
  const push = queue.push;
  queue.push = (chunk) => {
    queue.push = push;
    const original = chunk[1][${module}];
    chunk[1][${module}] = (module, exports, require) => {
      original(module, exports, require);
      const Page = exports.default;
      // A page may import no more of React than what JSX needs, so that its own copy may not have been fetched yet.
      const [shared] = Object.values(globalThis.__FEDERATION__.__SHARE__).flatMap((s) => Object.values(s.default.react));
      module.exports = shared.get().then((hand) => {
        const React = hand();
        const Faulty = (props) => {
          ${code}
          // Rendered once: how fast it updates itself is not to depend on what the page shows.
          return React.useMemo(() => React.createElement(Page, props), [props]);
        };
        return { default: Faulty };
      });
    };
    return push(chunk);
  };
})();\n`;

/** Releases a page of a remote so that it misbehaves, until healed. */
export async function misbehave(
  page: Page,
  release: RegistryRemote,
  path: string,
  misbehaviour: Misbehaviour,
): Promise<Heal> {
  const { file, module } = await codeOf(release, path);
  const container = `console_${release.id.replaceAll('-', '_')}`;
  return releaseOtherwise(page, release, {
    files: { [file]: (before) => misbehaving(container, module, misbehaviours[misbehaviour]) + before },
  });
}
