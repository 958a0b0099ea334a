import { listedValues } from '@console/contracts/shell/setting-value';
import type { ValueCheck } from './definition.ts';

/** A count, or a time in whole units. */
export const wholeNumber: ValueCheck = (value) =>
  Number.isInteger(Number(value)) ? null : { code: 'NOT_A_WHOLE_NUMBER' };

const host = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** Names of hosts as addresses have them: neither a scheme nor a path, and a comma between two. */
export const hosts: ValueCheck = (value) => {
  const other = listedValues(value).find((item) => !host.test(item));
  return other === undefined ? null : { code: 'NOT_A_HOST', parameters: { value: other } };
};

/** `PV01|Vendor Cetak 1;PV02|Vendor Cetak 2`: each code once. */
export const codesOnce: ValueCheck = (value) => {
  const codes = value.split(';').map((entry) => entry.split('|', 1)[0]!.trim());
  const twice = codes.find((code, at) => codes.indexOf(code) < at);
  return twice === undefined ? null : { code: 'CODE_TWICE', parameters: { value: twice } };
};
