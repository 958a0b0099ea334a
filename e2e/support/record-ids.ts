import type { RouteEntry } from '@console/contracts/core/remote';
import { declaredCalls } from './declared-lists.ts';
import { callAs } from './services.ts';

/** The ids in a page's address by name. */
export type Ids = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

/** Names of the ids in a page's address, those of the path first. */
export const idNames = ({ path, query }: RouteEntry): readonly string[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
  ...(query ? [query] : []),
];

/** The address of a page with these ids; ids that are missing are left out of the query. */
export function addressOf({ path, query }: RouteEntry, ids: Ids): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? name);
  return query && ids[query] !== undefined ? `${filled}?${query}=${ids[query]}` : filled;
}

/** Filters that limit a module's list to records its page accepts. */
const narrowed: Readonly<Record<string, string>> = {
  '/card-stock/branch-page/:cardStockId': 'officeKind=BRANCH',
  '/card-stock/mra-page/:cardStockId': 'officeKind=MRA',
  // Opening a decided record does not claim it.
  '/card-verification/:cardVerificationId/manual-checking': 'state=REJECTED',
  '/card-issuance/:detailId/delivery-page/:deliveryId': 'cardStatus=delivered_to_branch',
  '/card-issuance/:detailId/delivery-page/:deliveryId/card-list': 'cardStatus=delivered_to_branch',
  '/card-issuance/:detailId/delivery-page/:deliveryId/upload-receipt': 'cardStatus=delivered_to_branch',
  '/cards/:issuanceId': 'held=false',
  '/membership/:memberId': 'status=active',
};

/** Records that are not in the module's own list: the call, and the property with the id. */
const elsewhere: Readonly<Record<string, readonly [call: string, id: string]>> = {
  memberId: ['middle/membership-group/mapping?size=100', 'memberId'],
  subMenuId: ['middle/menu/submenu', 'secureId'],
  sequenceId: ['middle/card-reservations/allotment/ranges', 'sequenceId'],
};

/** Modules whose own records have an id that other modules call a member's. */
const withMemberId: readonly string[] = ['membership', 'membership-employee'];

const elsewhereOf = ({ module }: RouteEntry, name: string) =>
  name === 'memberId' && withMemberId.includes(module) ? undefined : elsewhere[name];

/** Whether the one id of a page is that of a record in the list of its module. */
export const isOfList = (route: RouteEntry): boolean => {
  const [name = '', ...more] = idNames(route);
  const isOther =
    elsewhereOf(route, name) !== undefined ||
    name in listedBy ||
    name in partsOf ||
    route.parameters?.[name] === 'name';
  return name !== '' && more.length === 0 && !isOther;
};

/** Records whose pages stand among those of another module: the call that lists them. */
const listedBy: Readonly<Record<string, string>> = {
  riskId: 'middle/risk-profile?size=100',
  escrowId: 'transaction/escrow?size=100',
};

/** Parts of records whose pages name the part alone: records that have some, their parts, and the call of one part. */
const partsOf: Readonly<
  Record<string, Readonly<Record<'records' | 'part', string> & Record<'parts', (id: string) => string>>>
> = {
  historyId: {
    records: 'transaction/customer-confirmation?state=CONFIRMED&size=10',
    parts: (id) => `transaction/customer-confirmation/${id}/desk`,
    part: 'transaction/customer-confirmation/history/',
  },
};

/** Modules whose records are listed by another module. */
const listedIn: Readonly<Record<string, string>> = { 'card-replacements': 'replace-card-number' };

/** Sub-records: the call that lists them, and the property with the id. */
const within: Readonly<Record<string, readonly [call: (parent: string, module: string) => string, id: string]>> = {
  feeId: [(parent, module) => `middle/${module}/fees?branchId=${parent}`, 'secureId'],
  memberId: [(parent) => `middle/membership-group/mapping?groupId=${parent}`, 'memberId'],
  rateId: [(parent, module) => `middle/${module}/rates?branchId=${parent}`, 'secureId'],
  cardId: [(parent) => `transaction/card-issuance/line?issuanceId=${parent}`, 'cardId'],
  deliveryId: [(parent) => `transaction/card-issuance/delivery?issuanceId=${parent}`, 'secureId'],
  detailAssignId: [(parent) => `transaction/card-assignment/${parent}/lines`, 'secureId'],
  reservId: [(parent) => `middle/card-reservations/${parent}`, 'lineId'],
};

async function rowsAs(username: string, call: string): Promise<readonly Row[]> {
  const { status, result } = await callAs(username, 'GET', call);
  if (status === 403 || status === 404) return [];
  if (status !== 200) throw new Error(`${call} as ${username}: ${status}`);
  return (Array.isArray(result) ? result : ((result as Row)['rows'] ?? (result as Row)['lineRows'] ?? [])) as Row[];
}

/** The list that contains the page's first id. */
async function listOf(route: RouteEntry): Promise<readonly [call: string, id: string]> {
  const [name = ''] = idNames(route);
  const other = elsewhereOf(route, name);
  if (other) return other;
  if (listedBy[name]) return [listedBy[name], 'secureId'];
  const call = (await declaredCalls()).get(`${listedIn[route.module] ?? route.module}.list`);
  if (!call) throw new Error(`It is not known where the records of ${route.path} are listed (${name})`);
  const query = [narrowed[route.path], 'size=100'].filter(Boolean).join('&');
  return [`${call.replace(/^\/api\//, '')}?${query}`, 'secureId'];
}

/** Ids of parts of the records that a user sees. */
async function partsSeen(username: string, name: string, most: number): Promise<readonly Ids[]> {
  const { records, parts } = partsOf[name]!;
  const found = await Promise.all(
    (await rowsAs(username, records)).map((row) => callAs(username, 'GET', parts(String(row['secureId'])))),
  );
  return found
    .flatMap(({ result }) => ((result as { history?: readonly Row[] }).history ?? []).map(({ secureId }) => secureId))
    .slice(0, most)
    .map((id) => ({ [name]: String(id) }));
}

/** Those of these parts that a user may read. */
async function partsReadBy(username: string, name: string, records: readonly Ids[]): Promise<ReadonlySet<Ids>> {
  const answers = await Promise.all(
    records.map((ids) => callAs(username, 'GET', `${partsOf[name]!.part}${ids[name]}`)),
  );
  return new Set(records.filter((_, index) => answers[index]?.status === 200));
}

/**
 * Ids of records that a user sees, for a page's address; empty when there is none.
 * @param most maximum number of records
 */
export async function recordsOf(username: string, route: RouteEntry, most: number): Promise<readonly Ids[]> {
  const [name = '', part] = idNames(route);
  if (route.parameters?.[name] === 'name') return [{ [name]: 'cards' }];
  if (partsOf[name]) return partsSeen(username, name, most);
  const [call, id] = await listOf(route);
  const parents = (await rowsAs(username, call)).slice(0, part ? 5 : most).map((row) => String(row[id]));
  if (!part) return parents.map((parent) => ({ [name]: parent }));
  const [callOf, partId] = within[part] ?? [];
  if (!callOf || !partId) throw new Error(`It is not known where the parts of ${route.path} are listed (${part})`);
  const parts = await Promise.all(
    parents.map(async (parent) =>
      (await rowsAs(username, callOf(parent, route.module)))
        .slice(0, 1)
        .map((row) => ({ [name]: parent, [part]: String(row[partId]) })),
    ),
  );
  return parts.flat();
}

const ofAdmin = new Map<string, Promise<readonly Ids[]>>();

/** Ids of up to 60 records of a page that an administrator sees, read once in a process. */
export function allRecords(route: RouteEntry): Promise<readonly Ids[]> {
  const read = ofAdmin.get(route.path) ?? recordsOf('ADMIN03', route, 60);
  ofAdmin.set(route.path, read);
  return read;
}

/** Which of these records a user sees in their list. */
export async function seenBy(username: string, route: RouteEntry, records: readonly Ids[]): Promise<ReadonlySet<Ids>> {
  const [name = ''] = idNames(route);
  if (route.parameters?.[name] === 'name' || elsewhereOf(route, name)) return new Set(records);
  if (partsOf[name]) return partsReadBy(username, name, records);
  const [call, id] = await listOf(route);
  const named = records.map((ids) => `secureId=${ids[name]}`).join('&');
  const rows = await rowsAs(username, `${call}&${named}`);
  const seen = new Set(rows.map((row) => String(row[id])));
  return new Set(records.filter((ids) => seen.has(ids[name] ?? '')));
}
