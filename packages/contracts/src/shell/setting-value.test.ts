import { checkSetting } from './setting-value.ts';

const rule = { minimum: 0, maximum: 1_000_000 };

test.each(['10.000', '1.750.000', '10,5', '1e3', '10 ribu'])(
  '%s is no value of a setting: it is another to some',
  (value) => expect(checkSetting('NUMBER', rule, value)).toBe('NOT_A_PLAIN_NUMBER'),
);

test.each(['8:30', '24:00', '08.30', '8 pagi'])('%s is no time of a setting', (value) =>
  expect(checkSetting('TIME', {}, value)).toBe('NOT_A_TIME'),
);

test.each(['10000', '0', '10.5', '0.125', '2.7500'])('%s is a number to everybody', (value) =>
  expect(checkSetting('NUMBER', rule, value)).toBeNull(),
);
