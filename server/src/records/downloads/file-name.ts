import { toWireInstant } from '../../platform/database/type-parsers.ts';

/**
 * Name of a generated file: `{module}_{yyyyMMdd}_{HHmmss}.{ext}`, time of Asia/Jakarta
 * (docs/model/platform.md#exported-files).
 * @example fileName('zip-code', 'csv', now); // 'zip-code_20260102_090000.csv'
 */
export function fileName(module: string, extension: string, now: Date): string {
  const [date = '', time = ''] = toWireInstant(now).split('T');
  return `${module}_${date.replaceAll('-', '')}_${time.slice(0, 8).replaceAll(':', '')}.${extension}`;
}
