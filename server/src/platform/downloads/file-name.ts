import { toWireInstant } from '../database/type-parsers.ts';

/** Name of a file that the services make: `{module}_{yyyyMMdd}_{HHmmss}.{ext}`, time of Asia/Jakarta (platform model, section 10). */
export function fileName(module: string, extension: string, now: Date): string {
  const [date = '', time = ''] = toWireInstant(now).split('T');
  return `${module}_${date.replaceAll('-', '')}_${time.slice(0, 8).replaceAll(':', '')}.${extension}`;
}
