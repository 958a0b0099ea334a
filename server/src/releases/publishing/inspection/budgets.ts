import limits from '@console/contracts/platform/releases/budgets.json' with { type: 'json' };
import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import { Refusal } from '../../../platform/http/refusal.ts';
import { broken } from '../../record-text.ts';
import type { Contents } from './contents.ts';

type Measured = Record<keyof typeof limits, number>;

const isCode = (name: string): boolean => /\.(js|css)$/.test(name);
const isEntry = (name: string): boolean => /^(remoteEntry|__federation_expose)/.test(name.split('/').at(-1) ?? '');

/** Bytes of a release by budget, computed as in the build. */
export function measure({ sizes }: Contents): Measured {
  const code = [...sizes].filter(([name]) => isCode(name));
  const sum = (some: readonly (readonly [string, number])[]): number =>
    some.reduce((total, [, size]) => total + size, 0);
  return {
    entry: sum(code.filter(([name]) => isEntry(name))),
    largest: Math.max(0, ...code.map(([, size]) => size)),
    total: sum(code),
  };
}

/**
 * Compares the size of a release with the console's limits; its record must state the same sizes.
 * @throws Refusal RELEASE_BUDGET, RELEASE_BROKEN
 */
export function checkBudgets({ budgets }: ReleaseRecord, contents: Contents): void {
  const measured = measure(contents);
  for (const [name, limit] of Object.entries(limits)) {
    const bytes = measured[name as keyof Measured];
    if (bytes > limit) throw new Refusal('RELEASE_BUDGET', { parameters: { budget: `${name} ${bytes} > ${limit}` } });
    if (budgets[name]?.bytes !== bytes) throw broken(`budgets ${name}`);
  }
}
