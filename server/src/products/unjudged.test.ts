import { callsOf, type Resource } from '@console/contracts/core/resource';
import { unjudgedChanges, type Unjudged, type UnjudgedCause } from '@console/contracts/products/unjudged';
import { admin } from '../../test/callers.ts';
import { useServer } from '../../test/server.ts';
import { modules } from '../modules.ts';
import { seedId } from '../platform/database/seed-id.ts';
import { warningsOf } from '../records/changes/warnings.ts';
import { resourcesOf } from '../records/resource/registered.ts';

const server = useServer({ modules });

type Values = Readonly<Record<string, unknown>>;

/** A value before, one that stays within what rates were judged by, and one that does not. */
const examples: Readonly<Record<UnjudgedCause['when'], readonly [before: unknown, within: unknown, beyond: unknown]>> =
  {
    changed: ['1', '1', '2'],
    lower: [5_000_000, 6_000_000, 4_000_000],
    higher: [5_000_000, 4_000_000, null],
    raised: ['20', '15', '30'],
    raisedBands: [[{ dpMinPct: '20' }], [{ dpMinPct: '15' }], [{ dpMinPct: '30' }]],
    gains: [['6', '12'], ['6'], ['6', '36']],
    needed: [null, null, null],
    switched: [true, null, null],
  };
const needed = {
  insuranceRequired: [false, false, true],
  insuranceCoverage: ['OPTIONAL', 'NONE', 'REQUIRED'],
} as Readonly<Record<string, readonly unknown[]>>;

/** Values with which contracts of a record need an insurance, so that its down payment counts. */
const insured: Readonly<Record<string, Values>> = {
  'master-lob': { insuranceRequired: true },
  'product-group': { insuranceCoverage: 'REQUIRED' },
  'product-group-nmc': { insuranceCoverage: 'REQUIRED' },
  'financial-scheme': { lobId: seedId('master-lob', 'GDG'), adminCharge: 'UPFRONT', provisiCharge: 'UPFRONT' },
  'financial-scheme-nmc': { lobId: seedId('master-lob', 'MTR'), adminCharge: 'UPFRONT', provisiCharge: 'UPFRONT' },
};

const cases = (unjudgedChanges as readonly Unjudged[]).flatMap(({ modules: of, causes, ...rest }) =>
  of.flatMap((module) => causes.map((cause) => [module, cause.field, cause, { ...rest, modules: of }] as const)),
);

const registeredOf = (module: string) => resourcesOf(server.current.app).get(module)!;

const fieldsOf = ({ fields, derived }: Resource) => new Set([...Object.keys(fields), ...Object.keys(derived)]);

test.each(cases)('a change of %s.%s beyond what rates were judged by is an admin to approve', async (...of) => {
  const [module, field, cause, { warning, refusal, modules: alike }] = of;
  const registered = registeredOf(module);
  const { resource, definition } = registered;
  expect(definition.approval?.adminOnly).toEqual({ warnings: [warning], refusal });
  for (const code of [warning, refusal]) expect(Object.keys(resource.errors)).toContain(code);
  const known = alike.filter((name) => fieldsOf(registeredOf(name).resource).has(field));
  expect(known).not.toEqual([]);
  if (!known.includes(module)) return;
  const list = callsOf<Resource>(resource) as Readonly<Record<string, never>>;
  const { result } = await server.current.call(list['list'] as never, admin, { query: { size: 10 } as never });
  const stored = (result as { readonly rows: readonly Values[] }).rows[0]!;
  const [old, within, beyond] = needed[field] ?? examples[cause.when];
  const base = { ...stored, otherLines: ['NMC'], parametersFrom: null, ...(cause.insured ? insured[module] : {}) };
  const before = { ...base, [field]: old };
  const isSwitched = cause.when === 'switched';
  const judgedAs = async (value: unknown) => {
    const change = isSwitched
      ? { values: null, before: { ...before, [field]: value } }
      : { values: { ...before, [field]: value, ...moved(field, value) }, before: { ...before, ...moved(field, old) } };
    const action = isSwitched ? 'activate' : 'update';
    const waits = resource.awaitsApproval({ action, ...change } as never);
    const codes = (await warningsOf(server.current.database.db, registered, change as never)).map(({ code }) => code);
    return [waits, codes];
  };
  expect(await judgedAs(isSwitched ? true : beyond)).toEqual([true, [warning]]);
  expect((await judgedAs(isSwitched ? false : within))[1]).toEqual([]);
});

/** The provinces of two areas: the lines of an office share its province. */
const moved = (field: string, area: unknown): Values =>
  field === 'insuranceArea' ? { provinsi: area === '2' ? 'Jawa Barat' : 'Aceh' } : {};
