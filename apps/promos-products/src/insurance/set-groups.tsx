import { text } from '@console/contracts/core/text';
import { tariffPhases } from '@console/contracts/products/insurance/vocabulary';
import { dateFormats, formatDate } from '@console/ui/formats';
import type { RowGroups } from '@console/ui/list';
import { useText } from '@console/ui/messages';
import { OptionTag } from '@console/ui/status';

interface OfSet {
  readonly setNo: string;
  readonly insurerName: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly phase: string;
}

const since = text('Set {set} · {insurer} · mulai {from}', 'Set {set} · {insurer} · from {from}');
const period = text('Set {set} · {insurer} · {from} - {to}', 'Set {set} · {insurer} · {from} - {to}');

function SetHeading({ of: { setNo, insurerName, effectiveFrom, effectiveTo, phase } }: { readonly of: OfSet }) {
  const read = useText();
  const day = (at: string) => formatDate(at, dateFormats.listDay);
  const words = { set: setNo, insurer: insurerName, from: day(effectiveFrom) };
  return (
    <>
      {effectiveTo === null ? read(since, words) : read(period, { ...words, to: day(effectiveTo) })}{' '}
      <OptionTag value={phase} options={tariffPhases} />
    </>
  );
}

/** Tariffs under the set that they are switched on with. */
export const setGroups: RowGroups<OfSet> = {
  sorts: ['phase', 'setNo'],
  of: ({ setNo }) => setNo,
  heading: (row) => <SetHeading of={row} />,
};
