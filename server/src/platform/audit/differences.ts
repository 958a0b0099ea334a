import type { Fields } from '@console/contracts/core/fields';
import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import { sameValue as same } from '@console/contracts/core/same-value';
import { mask } from '../personal-data/mask.ts';

export { same };

/** One field of an audit entry: its value before and after the change. */
export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export type Values = Readonly<Record<string, unknown>>;

/** Fields without meaning in an audit entry: they change with every write. */
const bookkeeping = new Set(['secureId', 'version', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt']);
const secret = /password|secret|token|otp|pin$/i;

/**
 * Values that differ and read alike once they are masked: the later one says so, or a changed number would look
 * unchanged to the approver.
 */
const unlike = (before: unknown, after: unknown): unknown =>
  typeof after === 'string' && before === after ? `≠ ${after}` : after;

const freeText: ReadonlySet<string> = new Set(['text', 'paragraph', 'richText']);

/**
 * The fields that differ. Personal data is masked by the contract's marks, secrets read "***". Pass `null` as `before`
 * for a created record, as `after` for a deleted one. Masked values that differ and read alike get a
 * sign: `≠ ******4014`.
 * @example differences({ name: 'A' }, { name: 'B' }, fields); // [{ field: 'name', before: 'A', after: 'B' }]
 */
export function differences(before: Values | null, after: Values | null, fields: Fields = {}): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !bookkeeping.has(name),
  );
  const shown = (name: string, value: unknown): unknown => {
    if (value == null) return null;
    if (secret.test(name)) return '***';
    const { kind, personal } = fields[name] ?? {};
    if (personal) return mask(personal, value);
    // Free text may contain a personal number.
    if (kind === 'tags' && Array.isArray(value)) return value.map((word) => withoutPersonalNumbers(String(word)));
    return freeText.has(kind ?? '') && typeof value === 'string' ? withoutPersonalNumbers(value) : value;
  };
  return names
    .filter((name) => !same(before?.[name], after?.[name]))
    .map((name) => {
      const earlier = shown(name, before?.[name]);
      const later = shown(name, after?.[name]);
      return { field: name, before: earlier, after: fields[name]?.personal ? unlike(earlier, later) : later };
    });
}
