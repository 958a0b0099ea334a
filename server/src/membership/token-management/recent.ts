import { invalid } from '../../platform/http/refusal.ts';

const dayMs = 86_400_000;

/** What an application says that a person did, it says within a day of it, not before. @throws Refusal VALIDATION */
export function requireRecent<Name extends string>(
  body: Readonly<Record<Name, string>>,
  fields: readonly Name[],
  now: Date,
): void {
  const faults = fields.filter((field) => {
    const at = Date.parse(body[field]);
    return at > now.getTime() || at < now.getTime() - dayMs;
  });
  if (faults.length > 0) throw invalid(...faults.map((field) => ({ field, code: 'NOT_ALLOWED' })));
}
