import type { Call } from '@console/contracts/core/call';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { sampleOf } from '../../../test/samples.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedCalls, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { resourcesOf, type RegisteredResource } from './registered.ts';

/** Every call that names one record, and the version of it that its caller saw. */

/** Calls for which the seeds hold no record whose version is what refuses. */
const withoutRecord: Readonly<Record<string, RegExp>> = {
  'nothing waits': /^(about|branch-copy|master-branch-nmc-promo-fee-reset|membership-escrow-withdrawal|card-stock)/,
  'no cancellation is requested': /^po-status(-nmc)?-cancellation[.]/,
  'a claim or the status comes first': /^(card-verification[.](override|reject)|cards[.](hold|release)):/,
  'named by a line that another call reads': /^(card-assignment|card-issuance)[.]/,
};
/** Values that samples of the schemas do not find. */
const fitting = { memberNo: '1000000001', subLimitApproved: 100_000, frameNo: 'MH1JFZ110FK000001', cardIds: undefined };
/** The module of calls that are named otherwise. */
const moduleOf: Readonly<Record<string, string>> = { auth: 'user' };

const server = useServer({ modules });

interface Shown extends Readonly<Record<string, unknown>> {
  readonly secureId: string;
  readonly version: number;
}
interface Refused {
  readonly code: string;
  readonly result: Shown | null;
}
interface Candidate {
  readonly named: string;
  readonly record: Shown;
}

/** Records of the module and its further lists. */
function resourcesBeside(call: Call): RegisteredResource[] {
  const [word = ''] = call.name.split('.');
  const module = moduleOf[word] ?? word;
  return walkedResources(resourcesOf(server.current.app).values())
    .filter(({ resource }) => resource.module === module || resource.module.startsWith(`${module}-`))
    .toSorted((one, other) => one.resource.module.length - other.resource.module.length);
}

type Part = Readonly<Record<'secureId' | 'lineId', string>>;
const idsOf = (value: unknown): string[] => {
  const { secureId, lineId } = Object(value) as Partial<Part>;
  return [secureId, lineId].filter((id) => typeof id === 'string');
};
/** A record by its own id and by those of its lines. */
const namesOf = (record: Shown): Candidate[] =>
  [record, ...Object.values(record).flat()].flatMap(idsOf).map((named) => ({ named, record }));

/** The first records in each state. */
function ofEachState(rows: readonly Shown[]): Shown[] {
  const taken = new Map<string, number>();
  return rows.filter(({ state, status }) => {
    const key = String(state ?? status);
    taken.set(key, (taken.get(key) ?? 0) + 1);
    return taken.get(key)! <= 3;
  });
}

const kept = new Map<string, Promise<readonly Candidate[]>>();
async function read({ calls }: RegisteredResource): Promise<readonly Candidate[]> {
  if (!calls['list']) return [];
  const { status, result } = await server.current.call(calls['list'], admin, { query: { size: 100 } });
  const records: Shown[] = [];
  for (const row of status === 200 ? ofEachState(result.rows as Shown[]) : []) {
    const parameters = { secureId: row.secureId };
    const detail = calls['detail'] && (await server.current.call(calls['detail'], admin, { parameters }));
    records.push(detail?.result ?? row);
  }
  return records.flatMap(namesOf);
}
const candidatesOf = (registered: RegisteredResource) => {
  const { module } = registered.resource;
  if (!kept.has(module)) kept.set(module, read(registered));
  return kept.get(module)!;
};

/** What the call answers to a version that its caller has not seen, of the first record that it refuses for this. */
async function staleAnswer(
  call: Call,
  sample: Record<string, unknown>,
): Promise<{ readonly answer: Refused; readonly record: Shown } | { readonly unfound: string }> {
  const codes = new Set<string>();
  for (const registered of resourcesBeside(call))
    for (const { named, record } of await candidatesOf(registered)) {
      const body = { ...sample, ...fitting, secureId: named, version: record.version + 1000 };
      const { body: answer } = await server.current.call(call, admin, { body });
      if (answer.code === 'STALE_VERSION') return { answer, record };
      codes.add(`${answer.code}${JSON.stringify(answer.errors ?? '')}`);
    }
  return { unfound: [...codes].join().slice(0, 200) };
}

const namesRecord = (sample: unknown): sample is Record<string, unknown> =>
  typeof Object(sample).secureId === 'string' && typeof Object(sample).version === 'number';

test('a version that the caller has not seen is refused by every call with the record', async () => {
  const faults: string[] = [];
  const unfound: string[] = [];
  let visited = 0;
  for (const call of walkedCalls(server.current.app.calls.values())) {
    const sample = call.body ? sampleOf(call.body) : undefined;
    if (call.method === 'GET' || call.reads || typeof call.access === 'string' || !namesRecord(sample)) continue;
    visited += 1;
    const given = await staleAnswer(call, sample);
    if ('unfound' in given) {
      unfound.push(`${call.name}: ${given.unfound}`);
      continue;
    }
    const { answer, record } = given;
    if (answer.result?.secureId !== record.secureId || answer.result.version !== record.version)
      faults.push(`${call.name}: carries ${JSON.stringify(answer.result)?.slice(0, 100)}`);
    else if (Object.keys(answer.result).length < Object.keys(record).length - 1)
      faults.push(`${call.name}: carries ${Object.keys(answer.result).join()}`);
  }
  expect(faults).toEqual([]);
  expect(unfound.filter((name) => !Object.values(withoutRecord).some((each) => each.test(name)))).toEqual([]);
  expect(visited - unfound.length).toBeGreaterThan(atLeast(150));
});

/** Calls that name a line of the record, or whose module is named otherwise. */
const namedByLine = /^(auth|card-issuance|membership-group)$/;

test('the entry of each of these refusals names the record, as its caller sees it', async () => {
  const entries = await server.current.database.db
    .selectFrom('audit_entry')
    .select(['module', 'action', 'entity_label', 'record_count'])
    .where('outcome', '=', 'refused')
    .where('code', '=', 'STALE_VERSION')
    .where('at', '>=', seedDate.toISOString())
    .execute();
  expect(entries.length).toBeGreaterThan(atLeast(100));
  const unnamed = entries.filter(({ entity_label: label, record_count: several }) => !label && !several);
  const faults = unnamed.filter(({ module }) => !namedByLine.test(module));
  expect(faults.map(({ module, action }) => `${module} ${action}`)).toEqual([]);
});
