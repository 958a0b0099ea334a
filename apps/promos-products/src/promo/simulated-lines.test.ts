import { simulatedLines } from './simulated-lines.ts';

describe('the lines of a rate sheet in a simulation', () => {
  test('propose rates and what the store pays for each tenor', () => {
    const lines = [
      { tenor: 6, rateRegular: '1.5', rateRepeat: '', storeSubsidy: '3', fifIncome: '1', storeAdminFee: 50_000 },
      { tenor: null, rateRegular: '2' },
    ];
    expect(simulatedLines(lines, { isFree: false, isDirect: false })).toEqual({
      tenors: [6],
      overrides: {
        rates: [{ tenorFrom: 6, tenorTo: 6, rateRegular: '1.5', rateRepeat: null }],
        paid: [{ tenor: 6, storeSubsidy: '3', fifIncome: '1', storeAdminFee: 50_000 }],
      },
    });
  });

  test('are free of interest in a promo of zero interest', () => {
    const { overrides } = simulatedLines([{ tenor: 6, storeSubsidy: '9' }], { isFree: true, isDirect: false });
    expect(overrides.rates).toEqual([{ tenorFrom: 6, tenorTo: 6, rateRegular: '0', rateRepeat: '0' }]);
  });

  test('leave out what a dealer pays of direct loans', () => {
    const { overrides } = simulatedLines([{ tenor: 6, storeSubsidy: '9' }], { isFree: false, isDirect: true });
    expect(overrides.paid).toEqual([]);
  });

  test('say nothing of a grid that is still empty', () => {
    expect(simulatedLines(undefined, { isFree: false, isDirect: false })).toEqual({
      tenors: [],
      overrides: { rates: [], paid: [] },
    });
  });
});
