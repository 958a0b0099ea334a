import { shownValue } from './shown-value.ts';

const shown = (value: unknown) => shownValue(value, (key) => ({ yes: 'Ya', no: 'Tidak' })[key]);

describe('shownValue', () => {
  it('reads instants on the clock of Jakarta and dates as they are', () => {
    expect(shown('2026-11-21T23:30:00.000Z')).toBe('22 Nov 2026 06:30:00');
    expect(shown('2026-11-21')).toBe('21 November 2026');
  });

  it('shows nothing as a dash, and flags and lists in words', () => {
    expect([null, undefined, '', [], true, false, ['APP', 'WEB'], 12].map(shown)).toEqual([
      '-',
      '-',
      '-',
      '-',
      'Ya',
      'Tidak',
      'APP, WEB',
      '12',
    ]);
  });

  it('leaves other shapes and texts as they are', () => {
    expect(shown({ from: 1 })).toBe('{"from":1}');
    expect(shown('2026-11-21 rapat')).toBe('2026-11-21 rapat');
  });
});
