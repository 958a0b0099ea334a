import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

const faults = ['missing', 'unknown', 'duplicate'] as const;

const namesOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';

/** Lists the columns that a refused file lacks, does not know or repeats (FILE_COLUMNS, FILE_SHEET_COLUMNS). */
export function FileFaults({ detail }: { readonly detail: unknown }) {
  const t = useMessages(messages);
  const named = (typeof detail === 'object' && detail !== null ? detail : {}) as Readonly<Record<string, unknown>>;
  const lines = faults.map((fault) => [fault, namesOf(named[fault])] as const).filter(([, names]) => names !== '');
  return (
    lines.length > 0 && (
      <ul className="import-faults">
        {lines.map(([fault, names]) => (
          <li key={fault}>{t(fault, { names })}</li>
        ))}
      </ul>
    )
  );
}
