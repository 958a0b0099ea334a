import { startFaults, type LobParameters } from './parameters.ts';

const before = {
  rateMethod: 'FLAT_MONTHLY',
  roundingStep: '1000',
  firstInstalment: 'ADDB',
  tenors: ['6', '12'],
  dpMinPct: '0.0000',
  priceMin: null,
  priceMax: null,
  maxLtvPct: null,
  insuranceRequired: false,
  insuranceCoverages: null,
  parametersFrom: '2026-05-01',
} as LobParameters & { parametersFrom: string | null };
const today = '2026-11-26';
const faults = (changed: object, of = before) =>
  startFaults({ ...of, ...changed }, of, today).map(({ field, code }) => `${field} ${code}`);

test('the day of the last change is not the day of the next one', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ dpMinPct: '5.0000' })).toEqual([]);
  expect(faults({ roundingStep: '500' })).toEqual(['parametersFrom FROM_WITH_METHOD']);
  expect(faults({ roundingStep: '500', parametersFrom: '2026-12-01' })).toEqual([]);
  expect(faults({ roundingStep: '500', parametersFrom: '2026-11-25' })).toEqual(['parametersFrom BACKDATED']);
});

test('a day alone is chosen for what is still to begin', () => {
  expect(faults({ parametersFrom: '2026-12-01' })).toEqual(['parametersFrom NOTHING_TO_SCHEDULE']);
  const scheduled = { ...before, parametersFrom: '2026-12-01' };
  expect(faults({ parametersFrom: '2026-12-15' }, scheduled)).toEqual([]);
  expect(faults({ roundingStep: '500' }, scheduled)).toEqual([]);
});
