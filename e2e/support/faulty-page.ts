import type { RegistryRemote } from '@console/contracts/core/remote';
import type { Page } from '@playwright/test';
import { withFault } from './broken-page.ts';
import { codeOf, releaseChanged, type Heal } from './release.ts';

/** Faults of a page that no error boundary catches. Each is the code of a component; `React` is in scope. */
export const misbehaviours = {
  'throws in a cleanup': `React.useEffect(() => () => { throw new Error('broken cleanup'); }, []);`,
  'throws in a layout cleanup': `React.useLayoutEffect(() => () => { throw new Error('broken cleanup'); }, []);`,
  'updates itself from promises without end': `
    const [n, set] = React.useState(0);
    React.useEffect(() => { globalThis.updates = n; void Promise.resolve().then(() => set(n + 1)); });`,
  'updates itself from timers without end': `
    const [n, set] = React.useState(0);
    React.useEffect(() => {
      globalThis.updates = n;
      const timer = setTimeout(() => set(n + 1));
      return () => clearTimeout(timer);
    });`,
  'updates itself slowly, with pauses, without end': `
    const [n, set] = React.useState(0);
    for (const end = performance.now() + 30; performance.now() < end;);
    React.useEffect(() => {
      globalThis.updates = n;
      const timer = setTimeout(() => set(n + 1), 8);
      return () => clearTimeout(timer);
    });`,
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

/** Runs before the page's file and adds a component with the fault. */
const misbehaving = (container: string, module: string, code: string) => `(() => {
  const queue = globalThis.webpackChunk${container};
  const push = queue.push;
  queue.push = (chunk) => {
    queue.push = push;
    const original = chunk[1][${module}];
    chunk[1][${module}] = (module, exports, require) => {
      original(module, exports, require);
      const declared = exports.default;
      // A page may import only React's JSX runtime, so its own copy of React may not be loaded yet.
      const shares = Object.values(globalThis.__FEDERATION__.__SHARE__);
      const [shared] = shares.flatMap((share) => Object.values(share.default.react));
      module.exports = shared.get().then((hand) => {
        const React = hand();
        const faulty = (run) => (given) => {
          ${code}
          return run(given);
        };
        // Memoized, so that the rate of updates does not depend on the page's content.
        const memoized = (Page) => faulty((props) => React.useMemo(() => React.createElement(Page, props), [props]));
        return { default: typeof declared === 'function' ? memoized(declared) : ${withFault('declared', 'faulty')} };
      });
    };
    return push(chunk);
  };
})();\n`;

/** Releases a page of a remote with a fault, until healed. */
export async function misbehave(
  page: Page,
  release: RegistryRemote,
  path: string,
  misbehaviour: Misbehaviour,
): Promise<Heal> {
  const { file, module } = await codeOf(release, path);
  const container = `console_${release.id.replaceAll('-', '_')}`;
  return releaseChanged(page, release, {
    files: { [file]: (before) => misbehaving(container, module, misbehaviours[misbehaviour]) + before },
  });
}
