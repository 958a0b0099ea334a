import type { ExportRestriction } from '../../people/roles/tables.ts';
import { breachOf, type Export } from './restriction.ts';

const line = {
  module: 'zip-code',
  allowed: true,
  maxRows: 100,
  maxPeriodDays: 31,
  formats: ['csv', 'xlsx'] as const,
  personalData: 'MASKED' as const,
};
const restriction = (rest: Partial<ExportRestriction> = {}): ExportRestriction => ({
  mode: 'BY_MODULE',
  lines: [line],
  hoursFrom: null,
  hoursTo: null,
  dailyLimit: null,
  ...rest,
});
const wanted = (rest: Partial<Export> = {}): Export => ({
  module: 'zip-code',
  privilege: 'zip-code:browse',
  format: 'csv',
  rows: 100,
  periodDays: null,
  now: new Date('2026-03-16T09:00:00+07:00'),
  ...rest,
});

describe('what a role may export', () => {
  it.each<[string, readonly ExportRestriction[], Partial<Export>, string | null]>([
    ['nothing without a role that exports', [], {}, 'mode'],
    ['nothing under BLOCK_ALL', [restriction({ mode: 'BLOCK_ALL' })], {}, 'mode'],
    ['everything under NONE', [restriction({ mode: 'NONE', lines: [] })], { rows: 1_000_000 }, null],
    ['what its line allows', [restriction()], {}, null],
    ['no module without a line', [restriction()], { module: 'regions', privilege: 'master-regional:browse' }, 'line'],
    ['records that are part of a module by its line', [restriction()], { module: 'zip-code-history' }, null],
    [
      'no such records where they have a line that says no',
      [restriction({ lines: [line, { ...line, module: 'zip-code-history', allowed: false }] })],
      { module: 'zip-code-history' },
      'line',
    ],
    ['no module whose line says no', [restriction({ lines: [{ ...line, allowed: false }] })], {}, 'line'],
    ['no row more than its line says', [restriction()], { rows: 101 }, 'rows'],
    ['no longer period', [restriction()], { periodDays: 32 }, 'period'],
    ['no period left open', [restriction()], { periodDays: Infinity }, 'period'],
    ['the longest period', [restriction()], { periodDays: 31 }, null],
    [
      'any period where the line sets none',
      [restriction({ lines: [{ ...line, maxPeriodDays: null }] })],
      { periodDays: Infinity },
      null,
    ],
    ['no other format', [restriction({ lines: [{ ...line, formats: ['csv'] }] })], { format: 'xlsx' }, 'format'],
  ])('%s', (_, restrictions, rest, rule) => {
    expect(breachOf(restrictions, wanted(rest))?.rule ?? null).toBe(rule);
  });

  it.each([
    ['08:00', '17:00', '07:59', 'hours'],
    ['08:00', '17:00', '08:00', null],
    ['08:00', '17:00', '17:00', null],
    ['08:00', '17:00', '17:01', 'hours'],
    ['22:00', '05:00', '23:30', null],
    ['22:00', '05:00', '04:59', null],
    ['22:00', '05:00', '12:00', 'hours'],
  ])('between %s and %s, at %s of Jakarta: %s', (hoursFrom, hoursTo, time, rule) => {
    expect(
      breachOf([restriction({ hoursFrom, hoursTo })], wanted({ now: new Date(`2026-03-16T${time}:00+07:00`) }))?.rule ??
        null,
    ).toBe(rule);
  });

  it('the strictest value of several roles', () => {
    const strict = restriction({ lines: [{ ...line, maxRows: 10, formats: ['csv'] }] });
    expect(breachOf([restriction(), strict], wanted({ rows: 11 }))).toEqual({
      rule: 'rows',
      parameters: { maximum: 10 },
    });
    expect(breachOf([restriction(), strict], wanted({ rows: 1, format: 'xlsx' }))?.rule).toBe('format');
    expect(breachOf([restriction({ mode: 'NONE', lines: [] }), strict], wanted({ rows: 11 }))?.rule).toBe('rows');
    expect(breachOf([restriction({ mode: 'BLOCK_ALL' }), restriction({ mode: 'NONE' })], wanted())?.rule).toBe('mode');
  });
});
