import { randomUUID } from 'node:crypto';
import { shellReleaseCalls } from '@console/contracts/platform/releases/calls';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import type { TestServer } from '../../../test/server.ts';
import { notices } from '../../people/notices/module.ts';
import { hosting } from '../hosting/module.ts';
import { releases } from '../module.ts';
import { change, ownPage, publishWith } from '../releases.fixture.ts';

export const reportModules = [hosting, notices, releases];
export const minute = 60_000;

/** The user of a number. */
export const user = (number: number) =>
  testCaller(
    `USER${number}`,
    { '*': 'View Only' },
    { userId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` },
  );

interface Seen {
  readonly starts?: number;
  readonly failures?: Readonly<Record<string, number>>;
  readonly calls?: number;
  readonly failedCalls?: number;
  readonly measured?: Readonly<Record<string, readonly number[]>>;
}

/** Releases and what browsers report of them, on a server with `reportModules`; each test begins an hour later. */
export const reportsOn = (server: { readonly current: TestServer }) => {
  let now = seedDate.getTime();
  const clock = {
    now: () => now,
    moveTo: (at: number) => {
      now = at;
      server.current.setNow(new Date(at));
    },
  };
  beforeEach(() => clock.moveTo(now + 60 * minute));
  const report = (who: number | ReturnType<typeof user>, remote: string, version: string | undefined, seen: Seen) =>
    server.current.call(shellReleaseCalls.report, typeof who === 'number' ? user(who) : who, {
      body: {
        shell: '1',
        remotes: [{ remote, version, starts: 0, failures: {}, calls: 0, failedCalls: 0, measured: {}, ...seen }],
      },
    });
  const publishPages = (id: string, ...scripts: string[]) =>
    publishWith(server.current, id, { routes: ownPage(id) }, ...scripts);
  /** A remote whose second release is stable and whose first is previous. */
  const promoted = async (): Promise<{ id: string; first: string; second: string }> => {
    const id = `r-${randomUUID().slice(0, 8)}`;
    const [first = '', second = ''] = await publishPages(id, `${id} a`, `${id} b`);
    await change(server.current, id, 'promote', { version: second });
    return { id, first, second };
  };
  return { clock, report, publishPages, promoted };
};
