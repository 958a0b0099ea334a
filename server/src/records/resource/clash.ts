import { phases, type Phase } from '@console/contracts/core/resource';
import { text, type Text } from '@console/contracts/core/text';
import type { RowFault } from '../imports/handler.ts';

/** A live record in the way of a row of a file. */
export interface InTheWay {
  /** What it is for: its key and bands. */
  readonly subject: Text;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly phase: Phase;
  /** What makes room. */
  readonly cure?: Text;
}

/**
 * The fault of a row that names the record in its way: what it is for, its period and phase.
 * @param more further records in the way
 */
export function clashFault(
  { subject, effectiveFrom: from, effectiveTo, phase, cure }: InTheWay,
  more = 0,
): Pick<RowFault, 'code' | 'words'> {
  const { title } = phases.find(({ value }) => value === phase)!;
  const to = effectiveTo ?? '…';
  const [others, othersEn] = more > 0 ? [`, dan ${more} lainnya`, `, and ${more} more`] : ['', ''];
  const [then, thenEn] = cure ? [`: ${cure.id}`, `: ${cure.en}`] : ['', ''];
  const clash = text(
    `${subject.id}, ${from} – ${to} (${title.id})${others}${then}`,
    `${subject.en}, ${from} – ${to} (${title.en})${othersEn}${thenEn}`,
  );
  return { code: 'PERIOD_OVERLAP', words: { clash } };
}
