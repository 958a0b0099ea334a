import { labelFields, type Phase } from '@console/contracts/core/resource';
import { text, type Text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import { labelOf } from './label.ts';
import type { RegisteredResource, Row } from './registered.ts';

const written = new Intl.NumberFormat('id-ID');

/**
 * What a record in the way is for: its label without its start, which its period says, and the bands that the label
 * leaves out.
 * @param record `null` where it cannot be read
 * @example inTheWayOf(branchFees, row).id; // '10010 Banda Aceh Admin 1-24, Nilai dibiayai dari (Rp) 5.000.000'
 */
export function inTheWayOf(registered: RegisteredResource, record: Row | null): Text {
  const { resource } = registered;
  if (!record) return resource.title;
  const label = labelFields(resource).filter((name) => name !== 'effectiveFrom');
  const named = labelOf({ ...registered, resource: { ...resource, label } }, record);
  const ends = (resource.effective?.bands ?? [])
    .filter(([from, to]) => !named.includes(`${String(record[from])}-${String(record[to])}`))
    .flat()
    .filter((name) => record[name] != null);
  const said = (language: keyof Text) =>
    [named, ...ends.map((name) => `${titleOf(resource, name)[language]} ${written.format(Number(record[name]))}`)].join(
      ', ',
    );
  return text(said('id'), said('en'));
}

/** What makes room where a record is in the way, by its phase. */
export function cureOf(phase: Phase): Text {
  if (phase === 'SCHEDULED') return text('batalkan jadwal itu dulu', 'cancel that schedule first');
  if (phase === 'PENDING') return text('tunggu keputusannya, atau minta ditarik', 'await its decision');
  return text('ubah yang itu, atau akhiri dulu', 'change that one, or end it first');
}
