import { randomUUID } from 'node:crypto';
import { approvalCalls, type ApprovalDetail, type ApprovalRow } from '@console/contracts/platform/approvals';
import { pageMatching } from '@console/contracts/core/page-match';
import table from '@console/contracts/routes.json' with { type: 'json' };
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { walked } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { insertWriteOff, scenesIn, type Scene } from '../../people/rights/decisions.fixtures.ts';
import { person } from '../../people/rights/people.fixtures.ts';
import type { Caller } from '../../platform/context.ts';
import { approvalSources } from './source.ts';

/** Every declared decision on what somebody else asked for: the page of approvals lists what it decides. */

const server = useServer({ modules });
const scenes = scenesIn(server);
beforeAll(() => insertWriteOff(server.current));

/** Decisions that nothing waits for in an inbox, each with its reason. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/\.change\/(approve|reject)$/, 'changes of records, which the page lists by themselves'],
  [/^approval\./, 'the page itself'],
  [/^card-verification\.(claim|override|reject)$/, 'work of the desk, which is taken from its queue'],
  [/^card-issuance\.cancel-spoiled$/, 'a spoiled plastic is printed again; nobody asks for its cancellation'],
  [/^membership-silo\.unlink$/, 'a link that was made; nobody asks for its end'],
  [/branch(-\w+)?\.activate(-preview|-many)?$/, 'a button of the branch; nobody asks for it'],
  [/^customer-confirmation\.(cancel|reopen)(-preview|-many)?$/, 'a call that nobody needs, or once more; nobody asks'],
  [/^(store|dealer-(nmc|ufi))\.activate(-preview|-many)?$/, 'a button of the outlet; nobody asks for it'],
  [/^(store|dealer-(nmc|ufi))\.(approve|reject)-(preview|many)$/, 'the same decision about many; the page lists each'],
  [/^pre-order-agent\.activate$/, 'a button of the agent; nobody asks for it'],
  [/^pre-order-agent\.reject-(preview|many)$/, 'the same decision about many; the page lists each'],
  [/^promo(-nmc|-ufi)?\.activate(-preview|-many)?$/, 'the same decision about many, of which each is listed'],
  [
    /^photos-screening(-membership|-nmc)?\.(approve|reject|escalate|settle)$/,
    'work of the desk, which is taken from its queues',
  ],
  [/^po-status(-nmc)?\.red-flag-clear$/, 'a red flag that was raised; nobody asks for its end'],
  [/^team-release\./, 'the same proposal, agreed to by a token of the team'],
];

async function someone(name: string): Promise<Caller> {
  const username = `${name}${randomUUID().slice(0, 12).toUpperCase()}`;
  const userId = await person(server.current, username, [], { type: 'NATIONAL' });
  return { ...testCaller(username, { '*': 'Full Access' }, { userId, isAdmin: true }) };
}
const decisions = () =>
  approvalSources(server.current.app).flatMap((source) =>
    Object.entries(source.decisions).map(([name, { calls }]) => ({ source, name, calls })),
  );

test('every call that decides on what somebody else asked belongs to something that the page lists', () => {
  const listed = new Set(decisions().flatMap(({ calls }) => calls.map(({ name }) => name)));
  // What core delivered was made by nobody of staff: it waits in the list of its module.
  const declared = [...server.current.app.calls.values()].filter(
    ({ secondPerson }) => secondPerson !== undefined && secondPerson !== 'core',
  );
  const names = declared.map(({ name }) => name);
  expect(names.filter((name) => !listed.has(name) && !elsewhere.some(([pattern]) => pattern.test(name)))).toEqual([]);
  expect([...listed].filter((name) => !names.includes(name))).toEqual([]);
  expect(elsewhere.filter(([pattern]) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

async function rowsOf(caller: Caller, query: object): Promise<ApprovalRow[]> {
  const rows: ApprovalRow[] = [];
  for (let page = 1; ; page += 1) {
    const { result } = await server.current.call(approvalCalls.list, caller, { query: { ...query, page } });
    rows.push(...result.rows);
    if (rows.length >= result.total) return rows;
  }
}

/** The listed pages, and those that a remote adds. */
const pages = [...table.routes, { path: '/card-replacements/:replacementId' }];

/** What the page says of something that a maker asked for and another person may decide. */
async function seenOf(scene: Scene, call: Parameters<Scene>[0], module: string, decision: string) {
  const [maker, decider] = [await someone('PEMBUAT'), await someone('BEBAS')];
  await scene(call, maker);
  const [made] = await rowsOf(maker, { box: 'made', module, state: ['PENDING'] });
  if (!made) return { made: false };
  const { secureId, version } = made;
  const idsOf = async (who: Caller) => (await rowsOf(who, { box: 'decide', module })).map((row) => row.secureId);
  const detail = (await server.current.call(approvalCalls.detail, decider, { parameters: { secureId } }))
    .result as ApprovalDetail;
  const tried = await server.current.call(approvalCalls.preview, decider, {
    body: { decision, secureIds: [secureId], versions: { [secureId]: version } },
  });
  if (!tried.result) throw new Error(JSON.stringify(tried.body));
  const [refused] = tried.result.refused;
  const [after] = await rowsOf(maker, { box: 'made', module, state: ['PENDING'] });
  return {
    made: true,
    forOthers: (await idsOf(decider)).includes(secureId),
    forMaker: (await idsOf(maker)).includes(secureId),
    facts: detail.facts.length > 0,
    named: Boolean(
      detail.moduleTitle.id && detail.step?.id && pageMatching(pages, detail.page.split('?')[0]!) && detail.recordLabel,
    ),
    known: !['NOT_FOUND', 'STALE_VERSION', 'FORBIDDEN', 'PROOF_REQUIRED', 'VALIDATION'].includes(refused?.code ?? ''),
    untouched: after?.secureId === secureId && after.version === version,
  };
}

test('what waits is listed with its facts for others, never for its maker; a preview changes nothing', async () => {
  const found: Record<string, object> = {};
  const expected: Record<string, object> = {};
  for (const { source, name, calls } of walked(decisions(), ({ source }) => source.module))
    for (const call of calls) {
      const [, scene] = scenes.find(([pattern]) => pattern.test(call.name))!;
      found[call.name] = await seenOf(scene as Scene, call, source.module, name).catch((error: unknown) => ({
        failed: String(error),
      }));
      expected[call.name] = {
        made: true,
        forOthers: true,
        forMaker: false,
        facts: true,
        named: true,
        known: true,
        untouched: true,
      };
    }
  expect(found).toEqual(expected);
});

test('every import, copy and reset that waits shows what it writes', () => {
  const { app } = server.current;
  const batches = approvalSources(app).filter(({ module, decisions: { approve } }) =>
    /\.import-approve$|^branch-copy[\w-]*\.approve$|-reset\.approve$/.test(approve?.calls[0]?.name ?? module),
  );
  expect(batches.length).toBeGreaterThan(8);
  expect(batches.filter(({ rows }) => rows === undefined).map(({ module }) => module)).toEqual([]);
});
