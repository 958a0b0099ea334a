// A row tells all its faults with their columns, whichever import it belongs to.
import { randomBytes } from 'node:crypto';
import { exampleText, importJobCalls, type ImportDefinition } from '@console/contracts/platform/imports';
import { admin } from '../../../test/callers.ts';
import { ofSelection, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { walked } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { registryOf } from './handler-registry.ts';

const server = useServer({ modules });
const definitions = () =>
  registryOf(server.current.app)
    .all()
    .map(({ definition }) => definition);
const today = seedDate.toISOString().slice(0, 10);
type Cells = Readonly<Record<string, string>>;

const exampleOf = ({ columns, example }: ImportDefinition): Cells =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, exampleText(example[name]!, today)]));

/** What the imports are applied to that ask for it on the screen. */
const rates = { productGroupIds: 'ALL', bands: '7-12', effectiveFrom: '2027-01-01', supersede: 'true' };
const promo = (id: string, tenors: string) => ({ promoId: seedId('promo', id), tenors, keepExisting: 'true' });
const targets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  branch: rates,
  'branch-bulk': rates,
  'master-branch-nmc': rates,
  'master-branch-nmc-bulk': rates,
  'master-branch-nmc-promo-fee': { campaignName: 'Promo Uji' },
  'exclusive-dealer-admin': { businessLine: 'NMC' },
  'exclusive-dealer-rate': { businessLine: 'NMC' },
  promo: promo('SPEKTRA:0', '6'),
  'promo-nmc': promo('NMC:0', '12'),
  'promo-ufi': promo('UFI:0', '12'),
  'master-branch-ufi': { ...rates, collateralType: 'MOTOR_BEKAS', ageBand: '0-3' },
};

type Message = { readonly column: string | null; readonly code: string };

/** Uploads some rows. @returns the faults of each as `column CODE`, sorted */
async function faultsOf(
  { module, upload: path, columns }: ImportDefinition,
  lines: readonly Cells[],
): Promise<string[][]> {
  const names = Object.keys(columns);
  const rowOf = (cells: Cells) => names.map((name) => cells[name]).join(';');
  const content = [names.join(';'), ...lines.map(rowOf), ''].join('\n');
  const call = [...server.current.app.calls.values()].find((each) => each.path === path);
  const { result: job } = await upload(server.current, call, admin, {
    name: 'baris.csv',
    content,
    fields: { force: 'true', ...targets[module] },
  });
  const { result } = await server.current.call(importJobCalls.rows, admin, {
    parameters: { secureId: job.secureId },
    query: { size: 100 },
  });
  const rows = result.rows as { readonly messages: readonly Message[] }[];
  return rows.map(({ messages }) => messages.map(({ column, code }) => `${column} ${code}`).toSorted());
}

const tooLong = 'x'.repeat(300);

test('a column that is wrong by itself brings no fault of another column with it', async () => {
  expect(definitions().length).toBeGreaterThan(3);
  for (const definition of walked(definitions(), ({ module }) => module)) {
    const example = exampleOf(definition);
    const columns = Object.entries(definition.columns);
    const wrong = columns.map(([name, { field }]) => ({ ...example, [name]: field.required ? '' : tooLong }));
    // The second row repeats the first, as all further ones may.
    const [first = [], second = [], ...found] = await faultsOf(definition, [example, example, ...wrong]);
    const known = [...first, ...second];
    for (const [at, [name]] of columns.entries()) {
      const faults = found[at] ?? [];
      const others = faults.filter((fault) => !fault.startsWith(`${name} `));
      expect({
        name,
        has: faults.length > others.length,
        new: others.filter((fault) => !known.includes(fault)),
      }).toEqual({
        name,
        has: true,
        new: [],
      });
    }
  }
});

test.each([
  [
    'card-reservations',
    { office_code: '99999', card_type_code: 'ZZZ', quantity: 'dua', needed_by: '2020-01-01', via_mra: 'MUNGKIN' },
    [
      'card_type_code TYPE_UNKNOWN',
      'needed_by TOO_SOON',
      'office_code OFFICE_UNKNOWN',
      'quantity NOT_A_NUMBER',
      'via_mra NOT_ALLOWED',
    ],
  ],
  [
    'card-verification',
    { member_no: '9999999999', source_code: 'ZZZ', card_type_code: 'ZZZ', name_on_card: '4LAY', zip_code: '1' },
    [
      'card_type_code APPLIED_TYPE_UNKNOWN',
      'member_no MEMBER_UNKNOWN',
      'name_on_card NAME_ON_CARD',
      'source_code SOURCE_UNKNOWN',
      'zip_code TOO_SHORT',
    ],
  ],
  [
    'zip-code',
    { zip_code: '1', office_code: '99999', kota: '' },
    ['kota REQUIRED', 'office_code NOT_FOUND', 'zip_code TOO_SHORT'],
  ],
])('a row of %s tells what the file shows and what the records say at once', async (module, wrong, faults) => {
  const definition = definitions().find((each) => each.module === module)!;
  expect(await faultsOf(definition, [{ ...exampleOf(definition), ...wrong }])).toEqual([faults]);
});

test('a cell of any length is a fault beside it, whichever column of whichever import it is in', async () => {
  const times = ofSelection({ gate: 1_500, all: 12_000 });
  const huge = (at: number) =>
    `${'abcdefghijklmnopqrstuvwxyz'.repeat(times)}${randomBytes(5_000).toString('hex')}${at}`;
  for (const definition of walked(definitions(), ({ module }) => module)) {
    const { module, upload: path, columns } = definition;
    const names = Object.keys(columns);
    const example = exampleOf(definition);
    const lines = names.map((wrong, at) => names.map((name) => (name === wrong ? huge(at) : example[name])).join(';'));
    const call = [...server.current.app.calls.values()].find((each) => each.path === path);
    const { result: job } = await upload(server.current, call, admin, {
      name: 'panjang.csv',
      content: [names.join(';'), ...lines, ''].join('\n'),
      fields: { force: 'true', ...targets[module] },
    });
    expect([module, job.state]).toEqual([module, 'PREVIEWED']);
    const parameters = { secureId: job.secureId };
    const { result } = await server.current.call(importJobCalls.rows, admin, { parameters });
    const rows = (result.rows as { rowNo: number; messages: readonly Message[] }[]).filter(
      ({ rowNo }) => rowNo <= names.length + 1,
    );
    const found = rows.map(({ messages }, at) =>
      messages.filter(({ column }) => column === names[at]).map(({ code }) => code),
    );
    expect([module, found]).toEqual([module, names.map(() => ['TOO_LONG'])]);
  }
});
