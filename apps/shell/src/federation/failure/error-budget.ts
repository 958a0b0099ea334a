import { serverNow } from '@console/auth';
const key = 'console.render-errors';
/** Render errors of one release that this browser tolerates, and the window in milliseconds. */
export const errorBudget = { errors: 3, within: 600_000 } as const;

type Times = Readonly<Record<string, readonly number[]>>;

function read(): Times {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Times;
  } catch {
    return {};
  }
}

/** Counts a render error of a release in this browser. @returns whether the release is over its budget */
export function countRenderError(remote: string, version: string): boolean {
  const release = `${remote}@${version}`;
  const since = serverNow() - errorBudget.within;
  const recent = Object.fromEntries(
    Object.entries(read())
      .map(([name, times]) => [name, times.filter((time) => time > since)] as const)
      .filter(([, times]) => times.length > 0),
  );
  const times = [...(recent[release] ?? []), serverNow()];
  try {
    localStorage.setItem(key, JSON.stringify({ ...recent, [release]: times }));
  } catch {
    localStorage.removeItem(key);
  }
  return times.length >= errorBudget.errors;
}
